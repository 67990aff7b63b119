import { test } from '@fast-check/vitest';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Markups } from '../../world/offers/markups.ts';
import type { SearchContext } from '../../world/offers/offer.ts';
import type { Price } from '../../world/offers/price.ts';
import type { FoundOffers } from '../../world/products/product.ts';
import { findOffer, PRODUCTS, unitsTaken } from '../../world/products/products.ts';
import { ANY_SEARCH, SOME_SEARCH, TODAY } from './support/some-searches.ts';

const context = { seed: 1, origin: 'http://127.0.0.1:9000', today: TODAY };

function searchProduct(product: string, query: Record<string, string>, by: SearchContext = context): FoundOffers {
  const result = PRODUCTS.get(product)?.search(query, by);
  if (result === undefined || typeof result === 'string') throw new Error(result ?? product);
  return result;
}

const anyMarkup = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);

const equalMarkups = (markup: number): Markups => ({
  hotel: markup,
  car: markup,
  activity: markup,
  flight: markup,
  cruise: markup,
  resort: markup,
});

/** Cents, so that sums are exact. */
const toCents = (dollars: number): number => Math.round(dollars * 100);

function owePriceThatAddsUp({ published, total, base, taxesAndFees, ...price }: Price, markup: number): void {
  for (const amount of [published, total, base, taxesAndFees]) expect(amount).toBe(toCents(amount) / 100);
  expect(toCents(total)).toBe(toCents(base) + toCents(taxesAndFees) + Math.round((toCents(base) * markup) / 100));
  expect(price.markupPercentage).toBe(markup);
  expect(Math.abs(Math.max(0, 1 - total / published) * 100 - price.discountPercentage)).toBeLessThan(0.501);
}

describe.each([...PRODUCTS.keys()])('offers of the product %s', (product) => {
  const anySearch = ANY_SEARCH[product] ?? fc.constant({});
  const offersOf = (query: Record<string, string>) => searchProduct(product, query).offers;

  it('are the same for the same search, and others in another world', () => {
    fc.assert(
      fc.property(anySearch, (query) => {
        expect(offersOf(query)).toEqual(offersOf(query));
      }),
      { numRuns: runCount(15) },
    );
    const query = SOME_SEARCH[product] ?? {};
    expect(offersOf(query).length).toBeGreaterThan(3);
    expect(offersOf(query)).not.toEqual(searchProduct(product, query, { ...context, seed: 2 }).offers);
  });

  test.prop([anySearch], { numRuns: runCount(12) })(
    'are sixty at most, each with its own id that may stand in a path',
    (query) => {
      const ids = offersOf(query).map(({ id }) => id);
      expect(ids.length).toBeLessThanOrEqual(60);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[\w-]{20,400}$/);
    },
  );

  test.prop([anySearch, fc.nat()], { numRuns: runCount(12) })('are each found again by their id', (query, which) => {
    const offers = offersOf(query);
    const offer = offers[which % Math.max(1, offers.length)];
    if (offer !== undefined) expect(findOffer(offer.id, context)?.offer).toEqual(offer);
  });

  test.prop([anySearch, anyMarkup], { numRuns: runCount(10) })(
    'cost wholesale, markup and taxes, as do their choices; the first choice costs what the offer does, and is not sold out',
    (query, markup) => {
      const { offers, extras } = searchProduct(product, query, { ...context, markups: equalMarkups(markup) });
      for (const offer of offers) {
        owePriceThatAddsUp(offer.price, markup);
        const { choices } = extras(offer);
        for (const { price } of choices) owePriceThatAddsUp(price, markup);
        if (offer.product === 'flight') for (const { price } of offer.fares) owePriceThatAddsUp(price, markup);
        expect(choices[0]?.price).toEqual(offer.price);
        const [firstChoice] = choices;
        if (typeof firstChoice?.left === 'number')
          expect(firstChoice.left).toBeGreaterThanOrEqual(unitsTaken(offer, firstChoice));
        expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
      }
    },
  );

  it('have full sentences, without gaps', () => {
    const { offers, extras } = searchProduct(product, SOME_SEARCH[product] ?? {});
    for (const offer of offers) {
      const { description, policies, reviewsSample, facts } = extras(offer);
      for (const text of [offer.name, ...description, ...policies.cancellation])
        expect(text).not.toMatch(/[{}]|undefined|null|^$|\d{4}-\d\d/);
      for (const { author, rating, text } of reviewsSample) {
        expect([author, text]).not.toContain('');
        expect([1, 2, 3, 4, 5]).toContain(rating);
      }
      expect(facts.length).toBeGreaterThan(3);
    }
  });

  it('can be cancelled at no cost until a day that has not passed', () => {
    for (const { freeCancellationUntil, tags } of offersOf(SOME_SEARCH[product] ?? {})) {
      expect(tags.includes('free-cancellation')).toBe(freeCancellationUntil !== null);
      expect((freeCancellationUntil ?? TODAY) >= TODAY).toBe(true);
    }
  });
});

describe('hotels', () => {
  it('name their board, which is breakfast where it is among the features', () => {
    const hotels = searchProduct('hotel', SOME_SEARCH['hotel'] ?? {}).offers.flatMap((offer) =>
      offer.product === 'hotel' ? [offer] : [],
    );
    for (const { board, tags } of hotels) expect(board === 'breakfast').toBe(tags.includes('breakfast'));
    expect(new Set(hotels.map(({ board }) => board)).size).toBe(2);
  });
});

describe('activities', () => {
  test.prop([ANY_SEARCH['activity'] ?? fc.constant({}), fc.constantFrom('en', 'ar', 'fr')], { numRuns: runCount(15) })(
    'are for groups of the size that their facts give, and have no more places than that',
    (query, language) => {
      const { offers, extras } = searchProduct('activity', query, { ...context, language });
      for (const offer of offers) {
        const { facts, choices } = extras(offer);
        const size = Number(facts.find(({ code }) => code === 'group-size')?.value);
        for (const { description, left } of choices.slice(0, -1)) {
          expect(description.match(/\d+/g)).toEqual([String(size)]);
          expect(left).toBeLessThanOrEqual(size);
        }
      }
    },
  );
});

describe('reviews', () => {
  it.each([
    ['flight', /connection|layover|both ways/i],
    ['activity', /early|late|hours/i],
    ['cruise', /countr/i],
  ])('of a %s are true of any', (product, special) => {
    const { offers, extras } = searchProduct(product, SOME_SEARCH[product] ?? {});
    const texts = offers.flatMap((offer) => extras(offer).reviewsSample.map(({ text }) => text));
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => special.test(text))).toEqual([]);
  });
});

describe('an id of an offer', () => {
  const [offer] = searchProduct('hotel', SOME_SEARCH['hotel'] ?? {}).offers;
  const id = offer?.id ?? '';

  test.prop([fc.nat(id.length - 1), fc.constantFrom(...'aZ0_-')])(
    'is signed: another letter anywhere makes it unknown',
    (position, letter) => {
      fc.pre(id[position] !== letter);
      expect(findOffer(id.slice(0, position) + letter + id.slice(position + 1), context)).toBeNull();
    },
  );

  it('is unknown in another world', () => {
    expect(findOffer(id, { ...context, seed: 2 })).toBeNull();
  });

  it('may be anything at all, and is unknown then', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary' })), (text) => {
        expect(findOffer(text, context)).toBeNull();
      }),
    );
    for (const text of ['', '__proto__', 'x'.repeat(10_000_000)]) expect(findOffer(text, context)).toBeNull();
  });
});
