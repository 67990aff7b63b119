import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markup } from '../../../src/domain/deals/price-rows.ts';
import { someRates } from '../../support/a-hotel-deal.ts';
import { anyPrice, anyRates } from '../../support/deal-arbitraries.ts';

const cents = (amount: number) => Math.round(amount * 100);

describe('markup: "Agency Markup = totalRate - baseRate - taxAndFee" (readings 30)', () => {
  it('is what remains of the total', () => {
    expect(markup(someRates({ totalRate: 150, baseRate: 120, taxAndFee: 20 }))).toBe(10);
  });

  it('is right to the cent where binary fractions are not', () => {
    expect(markup(someRates({ totalRate: 0.3, baseRate: 0.1, taxAndFee: 0.2 }))).toBe(0);
    expect(markup(someRates({ totalRate: 100.1, baseRate: 80.05, taxAndFee: 10.02 }))).toBe(10.03);
  });

  it('is below zero where the agency loses', () => {
    expect(markup(someRates({ totalRate: 100, baseRate: 90, taxAndFee: 10.01 }))).toBe(-0.01);
  });

  it.each(['totalRate', 'baseRate', 'taxAndFee'])('cannot be told without %s', (missing) => {
    expect(markup(someRates({ [missing]: null }))).toBeNull();
  });

  it('cannot be told where it is too large to be a number', () => {
    expect(markup(someRates({ totalRate: 1.7e308, baseRate: -1.7e308, taxAndFee: 0 }))).toBeNull();
  });

  it('adds up with the wholesale rate and the taxes to the total, to the cent', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, anyPrice, (totalRate, baseRate, taxAndFee) => {
        const earned = markup(someRates({ totalRate, baseRate, taxAndFee })) ?? Number.NaN;
        expect(cents(earned) + cents(baseRate) + cents(taxAndFee)).toBe(cents(totalRate));
      }),
    );
  });

  it('is a number people can read, or nothing, for any rates', () => {
    fc.assert(
      fc.property(anyRates, (rates) => {
        const earned = markup(rates);
        expect(earned === null || (Number.isFinite(earned) && !Object.is(earned, -0))).toBe(true);
      }),
    );
  });
});
