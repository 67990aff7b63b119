import { test } from '@fast-check/vitest';
import { addressWith } from '@livery/remote';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hotelResults } from '../../booking/products/hotel-results.tsx';
import {
  facetValues,
  filterCount,
  filterOffers,
  parseFilters,
  withoutFilters,
  withPrices,
  withValue,
} from '../../booking/results/filter-offers.ts';
import { sortOffers } from '../../booking/results/sort-offers.ts';
import { anOffer } from './an-offer.ts';

const facets = hotelResults.facets;
const [STARS, , TAGS] = facets;

/** An address, and the filters in it. */
const reading = (address: string) =>
  parseFilters((name) => new URL(address, 'https://a.b').searchParams.getAll(name), facets);

const anyOffer = fc
  .record({
    stars: fc.constantFrom(3, 3.5, 4, 5, null),
    rating: fc.constantFrom(3.2, 3.6, 4.1, 4.8, null),
    tags: fc.subarray(['wifi', 'pool', 'breakfast', 'unheard-of']),
    total: fc.integer({ min: 1, max: 900 }),
  })
  .map((fields) => anOffer(fields));
const offers = fc.array(anyOffer, { maxLength: 12 });
const anyFilters = fc.record({
  stars: fc.subarray(['3', '4', '5']),
  tags: fc.subarray(['wifi', 'pool']),
  most: fc.option(fc.integer({ min: 1, max: 900 })),
});

describe('filters', () => {
  test.prop([offers, anyFilters])('show as many offers as stand beside a choice', (all, { stars, tags, most }) => {
    const chosen = new Map([
      ['stars', stars],
      ['tags', tags],
    ]);
    const filters = { chosen, least: null, most };
    for (const facet of facets) {
      for (const { value, count } of facetValues(facet, all, facets, filters)) {
        const others = facet.all === true ? (chosen.get(facet.id) ?? []) : [];
        const only = new Map(chosen).set(facet.id, [...new Set([...others, value])]);
        expect(filterOffers(all, facets, { ...filters, chosen: only })).toHaveLength(count);
      }
    }
  });

  it.each(['f-stars=<script>', 'f-tags=~~', 'f-rating=constructor', 'f-stars='])(
    'ignore what no value of theirs can be: %s',
    (query) => {
      expect(filterCount(reading(`/?${query}`))).toBe(0);
    },
  );

  it('take one of the stars, and all of the tags', () => {
    const all = [anOffer({ stars: 3, tags: ['wifi'] }), anOffer({ stars: 5, tags: ['wifi', 'pool'] })];
    const shown = (address: string) =>
      filterOffers(all, facets, reading(address)).map((offer) => all.findIndex((one) => one === offer));
    expect(shown('/?f-stars=3~5')).toEqual([0, 1]);
    expect(shown('/?f-stars=3&f-stars=5')).toEqual([0, 1]);
    expect(shown('/?f-tags=wifi~pool')).toEqual([1]);
  });

  it('do not offer what all offers share, nor tags that there are no words for', () => {
    const all = [anOffer({ stars: 4, tags: ['wifi', 'unheard-of'] }), anOffer({ stars: 4, tags: ['wifi', 'pool'] })];
    const offered = facets.flatMap((facet) => facetValues(facet, all, facets, reading('/')).map(({ value }) => value));
    expect(offered).toEqual(['wifi', 'pool']);
  });

  it('are in the address, and go from it', () => {
    if (STARS === undefined || TAGS === undefined) throw new Error('Hotels have stars and tags.');
    const first = addressWith('/s', withValue(reading('/s'), STARS, '4', true), '?place=Lisbon&shown=30');
    const then = addressWith('/s', withValue(reading(first), TAGS, 'pool', true), new URL(first, 'https://a.b').search);
    expect(then).toBe('/s?place=Lisbon&f-stars=4&f-tags=pool');
    expect(filterCount(reading(then))).toBe(2);
    expect(addressWith('/s', withValue(reading(then), STARS, '4', false), '?f-stars=4')).toBe('/s');
    expect(addressWith('/s', { ...withPrices(100, null) })).toBe('/s?price=100-');
    expect(addressWith('/s', withoutFilters(facets), '?place=a&f-stars=4&price=1-2&sort=best')).toBe(
      '/s?place=a&sort=best',
    );
  });

  it('keep to a range of prices, both ends included', () => {
    const all = [99, 100, 200, 201].map((total) => anOffer({ total }));
    expect(reading('/?price=100&price=200')).toEqual(reading('/?price=100-200'));
    const totals = filterOffers(all, facets, reading('/?price=100-200')).map(({ price }) => price.total);
    expect(totals).toEqual([100, 200]);
  });

  it.each(['price=x-y', 'price=-', 'price=&price=', 'price=1-2&price=3', 'f-stars=~~', 'price=1e9-2', 'f-nothing=1'])(
    'choose nothing by %s',
    (query) => {
      expect(filterCount(reading(`/?${query}`))).toBe(0);
    },
  );
});

describe('the order of offers', () => {
  it('puts the cheapest first, and keeps the order of equals', () => {
    const all = [anOffer({ id: 'a', total: 2 }), anOffer({ id: 'b', total: 1 }), anOffer({ id: 'c', total: 2 })];
    expect(sortOffers(all, 'cheapest', hotelResults.figures).map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(sortOffers(all, 'dearest', hotelResults.figures).map(({ id }) => id)).toEqual(['a', 'c', 'b']);
  });

  it('is the platform’s own where it is none', () => {
    const all = [anOffer({ id: 'a', total: 2 }), anOffer({ id: 'b', total: 1 })];
    for (const order of ['recommended', '', '__proto__'])
      expect(sortOffers(all, order, hotelResults.figures)).toBe(all);
  });

  it('puts offers without a distance last', () => {
    const all = [anOffer({ id: 'a', distance: null }), anOffer({ id: 'b', distance: 3 })];
    expect(sortOffers(all, 'nearest', hotelResults.figures).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
