import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HotelDealRecord, hotelDeals } from '../../../sandbox/world/deals/hotel-deals.ts';
import places from '../../../sandbox/world/geo/places.json' with { type: 'json' };
import { SCENE_KINDS } from '../../../sandbox/world/pictures/scene.ts';
import { checkProperty } from '../../support/check-property.ts';

const ORIGIN = 'http://aurora.localhost:9000';
const DUBAI = { latitude: 25.0805, longitude: 55.1403, seed: 1, origin: ORIGIN };

const anySearch = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  seed: fc.nat(),
  origin: fc.constant(ORIGIN),
});

/** Searches that are sure to find something. */
const anyTownSearch = fc.record({
  place: fc.constantFrom(...places),
  seed: fc.nat(),
});

const distances = (deals: readonly HotelDealRecord[]): number[] =>
  deals.map(({ hotel }) => hotel.hotelDetails.distance);

describe('hotelsNear', () => {
  it('finds hotels by Dubai Marina', () => {
    const deals = hotelDeals(DUBAI);
    expect(deals.length).toBeGreaterThanOrEqual(3);
    expect(new Set(deals.map(({ hotel }) => hotel.hotelDetails.distanceFrom))).toEqual(new Set(['Dubai Marina']));
  });

  it('says the same twice, and the same for the same hundredth of a degree', () => {
    checkProperty([anySearch], (search) => {
      expect(hotelDeals(search)).toEqual(hotelDeals(search));
    });
    expect(hotelDeals({ ...DUBAI, latitude: 25.0801 })).toEqual(hotelDeals(DUBAI));
  });

  it('says something else for another seed or another town', () => {
    expect(hotelDeals({ ...DUBAI, seed: 2 })).not.toEqual(hotelDeals(DUBAI));
    expect(hotelDeals({ ...DUBAI, latitude: 51.51, longitude: -0.12 })).not.toEqual(hotelDeals(DUBAI));
  });

  it('finds three to eight hotels in every town that it knows', () => {
    checkProperty([anyTownSearch], ({ place: { latitude, longitude }, seed }) => {
      const { length } = hotelDeals({ latitude, longitude, seed, origin: ORIGIN });
      expect(length).toBeGreaterThanOrEqual(3);
      expect(length).toBeLessThanOrEqual(8);
    });
  });

  it.each([
    [0, -140],
    [90, 0],
    [-89.9, 120],
  ])('finds nothing in the wilderness at %d, %d', (latitude, longitude) => {
    expect(hotelDeals({ ...DUBAI, latitude, longitude })).toEqual([]);
  });

  it('lists the nearest first, none farther than asked', () => {
    checkProperty([anySearch, fc.integer({ min: 0, max: 20 })], (search, radius) => {
      const miles = distances(hotelDeals({ ...search, radius }));
      expect(miles).toEqual(miles.toSorted((one, other) => one - other));
      // A landmark may lie up to six miles from the point that was asked for.
      expect(Math.max(0, ...miles)).toBeLessThanOrEqual(radius + 6);
    });
  });

  it('prices so that the sums add up and the agency never loses', () => {
    checkProperty([anySearch], (search) => {
      for (const { rates } of hotelDeals(search)) {
        expect(rates.totalRate - rates.baseRate - rates.taxAndFee).toBeGreaterThan(0);
        expect(rates.publishedRate).toBeGreaterThan(rates.totalRate);
        const discount = (1 - rates.totalRate / rates.publishedRate) * 100;
        expect(discount).toBeCloseTo(rates.discountPercentage, 1);
        expect(rates.totalRate).toBeGreaterThan(20);
        expect(rates.totalRate).toBeLessThan(2000);
        for (const value of Object.values(rates)) expect(value).toBeCloseTo(Math.round(value * 100) / 100, 9);
      }
    });
  });

  it('rates from 2.5 to 5 in halves', () => {
    checkProperty([anySearch], (search) => {
      for (const { rating } of hotelDeals(search)) {
        expect(Number.isInteger(rating * 2)).toBe(true);
        expect(rating).toBeGreaterThanOrEqual(2.5);
        expect(rating).toBeLessThanOrEqual(5);
      }
    });
  });

  it('names no two hotels of an answer alike, and leaves no name unfinished', () => {
    checkProperty([anySearch], (search) => {
      const names = hotelDeals(search).map(({ hotel }) => hotel.hotelDetails.name);
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(/^\S+( \S+)+$/);
    });
  });

  it('shows a picture that can be painted and links to a path on the site', () => {
    checkProperty([anySearch], (search) => {
      for (const { hotel, link } of hotelDeals(search)) {
        const [, kind] = /^http:\/\/aurora\.localhost:9000\/media\/scene\/([a-z-]+)\/\w+\.svg$/.exec(
          hotel.hotelDetails.heroImage,
        ) ?? ['', ''];
        expect(SCENE_KINDS).toContain(kind);
        expect(link).toMatch(/^\/booknow\/hotels\/search-details\?hotelId=[\w-]+&(place=[^&]+&)?lat=[\d.-]+&long=/);
      }
    });
  });
});
