import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAR_SHAPES, supplierLogo } from '../../api/media-routes.ts';
import { carDeals, generateCars, minimumAge } from '../../world/deals/car-deals.ts';
import { PLACES } from '../../world/geo/nearest-place.ts';

const origin = 'http://aurora.localhost:9000';
const anyTown = fc.constantFrom(...PLACES).map(({ latitude, longitude }) => ({ latitude, longitude }));

describe('car deals', () => {
  const DXB = { latitude: 25.2532, longitude: 55.3657 };
  const RENTAL = { pickUp: DXB, dropOff: DXB, days: 1, seed: 1, origin };
  const cheapest = (changes: Partial<typeof RENTAL> & { readonly age?: number }): number =>
    carDeals({ ...RENTAL, ...changes })[0]?.rates.totalRate ?? 0;
  const nameOf = (car: ReturnType<typeof carDeals>[number]) => ('veh' in car ? car.veh : car.name);

  it('are handed over at the airport, by name and code', () => {
    for (const { pickupLocation, dropOffLocation } of carDeals(RENTAL)) {
      expect([pickupLocation, dropOffLocation]).toEqual(Array(2).fill('Dubai International Airport (DXB)'));
    }
  });

  it('are returned elsewhere on request, for more', () => {
    const abuDhabi = { latitude: 24.433, longitude: 54.6511 };
    const [car] = carDeals({ ...RENTAL, dropOff: abuDhabi });
    expect([car?.pickupLocation, car?.dropOffLocation]).toEqual([
      expect.stringContaining('(DXB)'),
      expect.stringContaining('(AUH)'),
    ]);
    expect(cheapest({ dropOff: abuDhabi })).toBeGreaterThan(cheapest({}));
  });

  it('cost by the day, and more for the young', () => {
    expect(cheapest({ days: 7 })).toBeCloseTo(cheapest({}) * 7, 0);
    expect(cheapest({ age: 21 })).toBeGreaterThan(cheapest({ age: 25 }));
  });

  it.each([18, 21, 22])('have no car for which a driver of %d is too young, and others do', (age) => {
    const named = (rental: { readonly age?: number }) =>
      Array.from({ length: 10 }, (_, seed) => generateCars({ ...RENTAL, ...rental, seed })).flat();
    const allowed = named({ age }).map(({ id }) => id);
    const forAll = named({}).filter(({ name, supplier }) => minimumAge(name, supplier.name) <= age);
    expect(allowed).toEqual(forAll.map(({ id }) => id));
    expect(allowed.length).toBeLessThan(named({}).length);
  });

  it('have all fields of rules §3, the name as veh or as name', () => {
    const all = Array.from({ length: 10 }, (_, seed) => carDeals({ ...RENTAL, seed })).flat();
    expect(all.some((car) => 'veh' in car) && all.some((car) => 'name' in car)).toBe(true);
    for (const car of all) {
      expect(nameOf(car)).toMatch(/^[\w -]+: [\w -]+ or similar$/);
      expect(car.passangerCapacity).toBeGreaterThanOrEqual(4);
      expect(car.bagCapacity).toBeGreaterThanOrEqual(1);
      expect(car.noOfDoors).toBeGreaterThanOrEqual(2);
      expect(car.link).toMatch(/^\/booknow\/cars\/result-details\?carId=[\w-]+&pickUp=[^&]+&pickupLatitude=[\d.-]+&/);
    }
  });

  test.prop([anyTown, fc.nat(), fc.integer({ min: 1, max: 365 })])(
    'are listed with the cheapest first, no class twice, with pictures of car and company that can be painted',
    (town, seed, days) => {
      const deals = carDeals({ pickUp: town, dropOff: town, seed, days, origin });
      const totals = deals.map(({ rates }) => rates.totalRate);
      expect(totals).toEqual(totals.toSorted((one, other) => one - other));
      expect(new Set(deals.map((car) => nameOf(car).split(':')[0])).size).toBe(deals.length);
      for (const { vehiclePicture, logo } of deals) {
        const [, shape] = /^http:\/\/aurora\.localhost:9000\/media\/car\/(\w+)\/\w+\.svg$/.exec(vehiclePicture) ?? [];
        expect(CAR_SHAPES).toContain(shape);
        expect(supplierLogo(/\/supplier\/(\w+)\.svg$/.exec(logo)?.[1] ?? '')).not.toBeNull();
      }
    },
  );
});
