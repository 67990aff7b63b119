import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayPrice } from '../../../src/domain/market/display-price.ts';
import { shownCurrency } from '../../../src/domain/market/shown-currency.ts';
import { anyChoice, anyHonestRates, anyLanguage } from '../../support/market-arbitraries.ts';

const EURO = { currency: 'EUR', country: 'DE' };
const DOLLAR = { currency: 'USD', country: 'US' };

describe('shownCurrency (rules 8.1)', () => {
  it("is the traveller's where a rate leads there, else US dollars", () => {
    expect(shownCurrency(EURO, new Map(Object.entries({ USD: 1, EUR: 0.9 })))).toEqual(EURO);
    expect(shownCurrency(EURO, new Map(Object.entries({ USD: 1, EUR: 0 })))).toEqual(DOLLAR);
    expect(shownCurrency(EURO, new Map())).toEqual(DOLLAR);
    expect(shownCurrency({ currency: 'USD', country: 'EC' }, new Map())).toEqual({ currency: 'USD', country: 'EC' });
  });

  it('is the currency that the price of a deal is shown in, whichever rates are missing', () => {
    const someRates = fc
      .tuple(anyHonestRates, fc.func(fc.boolean()))
      .map(
        ([rates, isKept]) =>
          new Map([...rates, ['USD', 1] as const].filter(([code]) => code === 'USD' || isKept(code))),
      );
    fc.assert(
      fc.property(anyChoice, someRates, anyLanguage, (choice, rates, language) => {
        const { currency } = shownCurrency(choice, rates);
        const deal = { amount: 100_000, currency: 'USD' };
        const as = { rates, language, english: false };
        expect(displayPrice(deal, { ...as, currency: choice.currency }).shown.currency).toBe(currency);
        expect(displayPrice(deal, { ...as, currency }).shown.currency).toBe(currency);
      }),
    );
  });
});
