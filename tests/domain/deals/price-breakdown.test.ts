import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { priceBreakdown } from '../../../src/domain/deals/price-breakdown.ts';
import { anyPrice, anyRates } from '../../support/arbitraries/deal-arbitraries.ts';
import { someRates } from '../../support/data/some-deals.ts';

const toCents = (amount: number) => Math.round(amount * 100);

// @rule 5.3
describe('priceBreakdown (rules 5.3)', () => {
  it('is Wholesale Rate, Agency Markup, and taxes and fees: the total', () => {
    expect(priceBreakdown(someRates())).toEqual({
      parts: [
        { kind: 'wholesale', amount: 120 },
        { kind: 'markup', amount: 10 },
        { kind: 'taxes', amount: 20 },
      ],
      sum: 150,
      markupShare: 10 / 120,
    });
  });

  it.each([
    ['a loss', { baseRate: 149 }],
    ['without taxes', { taxAndFee: null }],
    ['without a total', { totalRate: null }],
    ['with a total that is no number', { totalRate: Infinity }],
  ])('is the wholesale rate alone for a price %s', (_, figures) => {
    const { parts, sum, markupShare } = priceBreakdown(someRates(figures));
    expect(parts.map(({ kind }) => kind)).toEqual(['wholesale']);
    expect([sum, markupShare]).toEqual([parts[0]?.amount, null]);
  });

  it('has no share of nothing', () => {
    expect(priceBreakdown(someRates({ baseRate: 0 })).markupShare).toBeNull();
    expect(priceBreakdown(someRates({ baseRate: null }))).toEqual({ parts: [], sum: 0, markupShare: null });
  });

  test.prop([anyPrice, anyPrice, anyPrice])('adds up, in cents, for any price', (baseRate, taxAndFee, earned) => {
    const totalRate = (toCents(baseRate) + toCents(taxAndFee) + toCents(earned)) / 100;
    const { parts, sum } = priceBreakdown(someRates({ baseRate, taxAndFee, totalRate }));
    expect(parts.map(({ amount }) => toCents(amount))).toEqual([baseRate, earned, taxAndFee].map(toCents));
    expect(parts.reduce((total, { amount }) => total + toCents(amount), 0)).toBe(toCents(sum));
  });

  test.prop([anyRates])('has figures that a price can be, for any rates', (rates) => {
    const { parts, sum } = priceBreakdown(rates);
    for (const amount of [sum, ...parts.map((part) => part.amount)])
      expect(amount >= 0 && amount < Infinity).toBe(true);
  });
});
