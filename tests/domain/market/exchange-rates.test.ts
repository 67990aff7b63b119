import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usableRate, usableRates } from '../../../src/domain/market/exchange-rates.ts';
import { anyHostileText, anyRateLike } from '../../support/market-arbitraries.ts';

describe('usableRate (rules 7.12)', () => {
  it('is the rate that a currency has', () => {
    expect(usableRate(new Map([['EUR', 0.92]]), 'EUR')).toBe(0.92);
    expect(usableRate(new Map([['EUR', 5e-324]]), 'EUR')).toBe(5e-324);
  });

  it.each([0, -0, -0.92, Number.NaN, Infinity, -Infinity])('is none where the rate is %j', (rate) => {
    expect(usableRate(new Map([['EUR', rate]]), 'EUR')).toBeUndefined();
  });

  it('is none for a currency without a rate, whatever else objects have by its name', () => {
    expect(usableRate(new Map(), 'EUR')).toBeUndefined();
    expect(usableRate(new Map(), 'constructor')).toBeUndefined();
  });
});

describe('usableRates', () => {
  it('keeps numbers above zero of codes of three capital letters', () => {
    const told = {
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
    expect(usableRates(Object.entries(told))).toEqual(
      new Map([
        ['USD', 1],
        ['EUR', 0.92],
      ]),
    );
  });

  it('knows without being told that a dollar is a dollar, where anything is told at all (rules 7.14)', () => {
    expect(usableRates([['EUR', 0.5]])).toEqual(
      new Map([
        ['EUR', 0.5],
        ['USD', 1],
      ]),
    );
    expect(usableRates([]).size).toBe(0);
    expect(usableRates([['EUR', 0]]).size).toBe(0);
  });

  it('does not mend a rate of the dollar that is told and can not be used (rules 7.12)', () => {
    const told = [
      ['USD', 0],
      ['EUR', 0.5],
    ] as const;
    expect(usableRates(told)).toEqual(new Map([['EUR', 0.5]]));
  });

  it.each(['eur', 'EU', 'EURO', ' EUR', 'EUR ', 'EU1', 'xEUR', '__proto__', ''])('leaves out the code %j', (code) => {
    expect(usableRates([[code, 1]]).size).toBe(0);
  });

  it('lets the last usable rate of a code count', () => {
    expect(
      usableRates([
        ['EUR', 1],
        ['EUR', 2],
        ['EUR', 'x'],
      ]).get('EUR'),
    ).toBe(2);
  });

  it('gives every rate that it keeps for usable, and loses nothing when it is done twice', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyHostileText, anyRateLike)), (told) => {
        const rates = usableRates(told);
        for (const [code, rate] of rates) expect(usableRate(rates, code)).toBe(rate);
        for (const [code, rate] of rates) expect(usableRates(rates).get(code)).toBe(rate);
      }),
    );
  });
});
