import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activityDeals } from '../../world/deals/activity-deals.ts';
import { carDeals } from '../../world/deals/car-deals.ts';
import { hotelDeals } from '../../world/deals/hotel-deals.ts';
import type { Coordinates } from '../../world/geo/coordinates.ts';
import { LANDSCAPES } from '../../world/geo/landscape.ts';
import { PLACES } from '../../world/geo/nearest-place.ts';
import { DEFAULT_MARKUPS } from '../../world/offers/markups.ts';
import { SCENE_KINDS } from '../../world/pictures/scene.ts';

const origin = 'http://aurora.localhost:9000';
const DUBAI_MARINA = { latitude: 25.0805, longitude: 55.1403 };
const LONDON = { latitude: 51.51, longitude: -0.12 };
const anyTown = fc.constantFrom(...PLACES).map(({ latitude, longitude }) => ({ latitude, longitude }));
const anyPoint = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const scenePicture = new RegExp(`^${origin}/media/scene/(${SCENE_KINDS.join('|')})/\\w+\\.svg$`);
const frontPicture = new RegExp(`^${origin}/media/hotel/(${LANDSCAPES.join('|')})/front/\\d+-\\w+\\.svg$`);

const hotels = (point: Coordinates, seed = 1, radius = 15) => hotelDeals({ ...point, seed, origin, radius });
const activities = (point: Coordinates, seed = 1) => activityDeals({ ...point, seed, origin });
const cars = (point: Coordinates, seed = 1) => carDeals({ pickUp: point, dropOff: point, days: 1, seed, origin });

describe.each([
  ['hotels', hotels, 3, DEFAULT_MARKUPS.hotel],
  ['activities', activities, 4, DEFAULT_MARKUPS.activity],
  ['cars', cars, 4, DEFAULT_MARKUPS.car],
] as const)('deals of %s', (_, dealsNear, fewest, markup) => {
  it('are the same for the same hundredth of a degree and seed', () => {
    fc.assert(
      fc.property(anyPoint, fc.nat(), (point, seed) => {
        expect(dealsNear(point, seed)).toEqual(dealsNear(point, seed));
      }),
    );
    expect(dealsNear({ ...DUBAI_MARINA, latitude: 25.0801 })).toEqual(dealsNear(DUBAI_MARINA));
  });

  it('are others for another seed or another town', () => {
    expect(dealsNear(DUBAI_MARINA, 2)).not.toEqual(dealsNear(DUBAI_MARINA));
    expect(dealsNear(LONDON)).not.toEqual(dealsNear(DUBAI_MARINA));
  });

  test.prop([anyTown, fc.nat()])('are some in every known town, eight at most', (town, seed) => {
    const { length } = dealsNear(town, seed);
    expect(length).toBeGreaterThanOrEqual(fewest);
    expect(length).toBeLessThanOrEqual(8);
  });

  it.each([
    [0, -140],
    [90, 0],
    [-89.9, 120],
  ])('are none in the wilderness at %d, %d', (latitude, longitude) => {
    expect(dealsNear({ latitude, longitude })).toEqual([]);
  });

  test.prop([anyTown, fc.nat()])('cost wholesale, markup and taxes, to the cent', (town, seed) => {
    for (const { rates } of dealsNear(town, seed)) {
      const { totalRate, baseRate, taxAndFee, publishedRate } = rates;
      expect(publishedRate).toBeGreaterThan(totalRate);
      expect(totalRate - baseRate - taxAndFee).toBeCloseTo(Math.round(baseRate * markup) / 100, 6);
      expect(Math.abs((1 - totalRate / publishedRate) * 100 - rates.discountPercentage)).toBeLessThan(0.501);
      for (const value of Object.values(rates)) expect(value).toBeCloseTo(Math.round(value * 100) / 100, 9);
    }
  });
});

describe('hotel deals', () => {
  test.prop([anyPoint, fc.nat(), fc.integer({ min: 0, max: 20 })])(
    'are listed with the nearest first, none farther than requested',
    (point, seed, radius) => {
      const miles = hotels(point, seed, radius).map(({ hotel }) => hotel.hotelDetails.distance);
      expect(miles).toEqual(miles.toSorted((one, other) => one - other));
      // A landmark may lie up to six miles from the requested point.
      expect(Math.max(0, ...miles)).toBeLessThanOrEqual(radius + 6);
    },
  );

  test.prop([anyPoint, fc.nat()])(
    'cost, and are rated in halves, as hotels are; no two have the same name, and no name is unfinished',
    (point, seed) => {
      const deals = hotels(point, seed);
      for (const { rates, rating } of deals) {
        expect(rates.totalRate).toBeGreaterThan(20);
        expect(rates.totalRate).toBeLessThan(2000);
        expect([2.5, 3, 3.5, 4, 4.5, 5]).toContain(rating);
      }
      const names = deals.map(({ hotel }) => hotel.hotelDetails.name);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^\S+( \S+)+$/);
    },
  );

  test.prop([anyPoint, fc.nat()])(
    'have a picture that can be painted and a link to a path on the site',
    (point, seed) => {
      for (const { hotel, link } of hotels(point, seed)) {
        expect(hotel.hotelDetails.heroImage).toMatch(frontPicture);
        expect(link).toMatch(/^\/booknow\/hotels\/search-details\?hotelId=[\w-]+&(place=[^&]+&)?lat=[\d.-]+&long=/);
      }
    },
  );
});

describe('activity deals', () => {
  it('suit the country: no dunes in Bergen, no reefs in Denver', () => {
    const titles = (latitude: number, longitude: number): string =>
      Array.from({ length: 20 }, (_, seed) => activities({ latitude, longitude }, seed))
        .flat()
        .map(({ title }) => title)
        .join('\n');
    expect(titles(60.3973, 5.3245)).not.toMatch(/dune|desert|camel/i);
    expect(titles(39.7527, -105.0003)).not.toMatch(/sea|reef|surf|sail/i);
  });

  test.prop([anyTown, fc.nat()])(
    'have their own title, a plausible length and rating, a picture and a link',
    (town, seed) => {
      const deals = activities(town, seed);
      const titles = deals.map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.join()).not.toContain('{');
      for (const { duration, rating, isFreeCancellation, imageUrl, link } of deals) {
        expect(duration % 5).toBe(0);
        expect(duration).toBeGreaterThanOrEqual(15);
        expect(rating).toBeGreaterThanOrEqual(3.6);
        expect(rating).toBeLessThanOrEqual(5);
        expect(typeof isFreeCancellation).toBe('boolean');
        expect(imageUrl).toMatch(scenePicture);
        expect(link).toMatch(/^\/booknow\/activities\/result-details\/[\w-]+$/);
      }
    },
  );
});
