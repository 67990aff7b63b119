import { test } from '@fast-check/vitest';
import { usableRate } from '@livery/contract/market/exchange-rates';
import { parseRates } from '@livery/contract/wire/rates-wire';
import { anyHostileText, anyRateLike } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const ratesOf = (rates: unknown) => Object.fromEntries(parseRates(rates));

// @rule 7.7, 7.14
describe('parseRates', () => {
  it('keeps numbers above zero of codes of three capital letters', () => {
    const givenRates = {
      USD: 1,
      EUR: 0.92,
      JPY: '150',
      KWD: 0,
      GBP: -1,
      CHF: Number.NaN,
      SEK: Infinity,
      DKK: null,
      NOK: [10],
    };
    expect(ratesOf(givenRates)).toEqual({ USD: 1, EUR: 0.92 });
  });

  it('has a rate of 1 for the dollar, where any other rate is given (rules 7.14)', () => {
    expect(ratesOf({ EUR: 0.5 })).toEqual({ EUR: 0.5, USD: 1 });
    expect(ratesOf({})).toEqual({});
    expect(ratesOf({ EUR: 0 })).toEqual({});
  });

  it('does not mend a rate of the dollar that is given and can not be used (rules 7.12)', () => {
    expect(ratesOf({ USD: 0, EUR: 0.5 })).toEqual({ EUR: 0.5 });
  });

  it.each(['eur', 'EU', 'EURO', ' EUR', 'EUR ', 'EU1', 'xEUR', '__proto__', ''])('leaves out the code %j', (code) => {
    expect(parseRates(Object.fromEntries([[code, 1]])).size).toBe(0);
  });

  it.each([null, undefined, 'USD', 1, [['USD', 1]]])('reads no rates in %j', (value) => {
    expect(parseRates(value).size).toBe(0);
  });

  test.prop([fc.array(fc.tuple(anyHostileText, anyRateLike))])(
    'keeps only usable rates, and changes nothing when applied twice',
    (givenRates) => {
      const rates = parseRates(Object.fromEntries(givenRates));
      for (const [code, rate] of rates) expect(usableRate(rates, code)).toBe(rate);
      expect(parseRates(Object.fromEntries(rates))).toEqual(rates);
    },
  );
});
