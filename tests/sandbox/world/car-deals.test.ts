import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAR_SHAPES, supplierLogo } from '../../../sandbox/api/media-routes.ts';
import { carDeals } from '../../../sandbox/world/deals/car-deals.ts';
import { PLACES } from '../../../sandbox/world/geo/nearest-place.ts';
import { checkProperty } from '../../support/check-property.ts';

const origin = 'http://aurora.localhost:9000';
const DXB = { latitude: 25.2532, longitude: 55.3657 };
const DUBAI = { pickUp: DXB, dropOff: DXB, days: 1, seed: 1, origin };
const anyRental = fc
  .record({ place: fc.constantFrom(...PLACES), seed: fc.nat(), days: fc.integer({ min: 1, max: 365 }) })
  .map(({ place, seed, days }) => ({ pickUp: place, dropOff: place, seed, days, origin }));
const cheapest = (of: Partial<typeof DUBAI> & { readonly age?: number }): number =>
  carDeals({ ...DUBAI, ...of })[0]?.rates.totalRate ?? 0;

describe('carsNear', () => {
  it('hands cars over at the airport, by name and code', () => {
    for (const { pickupLocation, dropOffLocation } of carDeals(DUBAI)) {
      expect([pickupLocation, dropOffLocation]).toEqual(Array(2).fill('Dubai International Airport (DXB)'));
    }
  });

  it('brings them back elsewhere where that was asked, for more', () => {
    const abuDhabi = { latitude: 24.433, longitude: 54.6511 };
    const [car] = carDeals({ ...DUBAI, dropOff: abuDhabi });
    expect(car?.pickupLocation).toContain('(DXB)');
    expect(car?.dropOffLocation).toContain('(AUH)');
    expect(cheapest({ dropOff: abuDhabi })).toBeGreaterThan(cheapest({}));
  });

  it('costs by the day, and more for the young', () => {
    expect(cheapest({ days: 7 })).toBeCloseTo(cheapest({}) * 7, 0);
    expect(cheapest({ age: 21 })).toBeGreaterThan(cheapest({ age: 25 }));
  });

  it('tells all that rules §3 tells, the name as veh or as name', () => {
    const all = Array.from({ length: 10 }, (_, seed) => carDeals({ ...DUBAI, seed })).flat();
    expect(all.some((car) => 'veh' in car) && all.some((car) => 'name' in car)).toBe(true);
    for (const car of all) {
      expect('veh' in car ? car.veh : car.name).toMatch(/^[\w -]+: [\w -]+ or similar$/);
      expect(car.passangerCapacity).toBeGreaterThanOrEqual(4);
      expect(car.bagCapacity).toBeGreaterThanOrEqual(1);
      expect(car.noOfDoors).toBeGreaterThanOrEqual(2);
      expect(car.link).toMatch(/^\/booknow\/cars\/result-details\?carId=[\w-]+&pickUp=[^&]+&pickupLatitude=[\d.-]+&/);
    }
  });

  it('shows a car and a company that can be painted', () => {
    checkProperty([anyRental], (rental) => {
      for (const { vehiclePicture, logo } of carDeals(rental)) {
        const [, shape] = /^http:\/\/aurora\.localhost:9000\/media\/car\/(\w+)\/\w+\.svg$/.exec(vehiclePicture) ?? [];
        expect(CAR_SHAPES).toContain(shape);
        expect(supplierLogo(/\/supplier\/(\w+)\.svg$/.exec(logo)?.[1] ?? '')).not.toBeNull();
      }
    });
  });

  it('lists the cheapest first, at prices whose sums add up, no class twice', () => {
    checkProperty([anyRental], (rental) => {
      const cars = carDeals(rental);
      const totals = cars.map(({ rates }) => rates.totalRate);
      expect(totals).toEqual(totals.toSorted((one, other) => one - other));
      expect(cars.length).toBeGreaterThanOrEqual(4);
      expect(new Set(cars.map((car) => ('veh' in car ? car.veh : car.name).split(':')[0])).size).toBe(cars.length);
      for (const { rates } of cars) {
        expect(rates.totalRate - rates.baseRate - rates.taxAndFee).toBeGreaterThan(0);
        expect(rates.publishedRate).toBeGreaterThan(rates.totalRate);
      }
    });
  });

  it('says the same twice, something else for another seed, and nothing in the wilderness', () => {
    expect(carDeals(DUBAI)).toEqual(carDeals(DUBAI));
    expect(carDeals({ ...DUBAI, seed: 2 })).not.toEqual(carDeals(DUBAI));
    expect(carDeals({ ...DUBAI, pickUp: { latitude: 0, longitude: -140 } })).toEqual([]);
  });
});
