import { test } from '@fast-check/vitest';
import { CURRENCIES, isChosenEntry } from '@livery/contract/market/currencies';
import { anyChoice, anyCurrencyEntry, anyUntrustedText } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CurrencyCandidates, resolveCurrency } from '../../../src/domain/market/resolve-currency.ts';

const nothing: CurrencyCandidates = {
  query: { currency: undefined, code: undefined },
  stored: undefined,
  partner: false,
};
const fromQuery = (currency: string | undefined, code?: string) =>
  resolveCurrency({ ...nothing, query: { currency, code } });

// @rule 2.16, 6.8, 9.5, 9.6
describe("resolveCurrency: the address > the stored choice > the partner's > the policies' > US dollars (rules 9.5)", () => {
  const stored = { currency: 'GBP', country: 'GB' };

  it('is USD, United States in a new session (rules 9.5)', () => {
    expect(resolveCurrency(nothing)).toEqual({ currency: 'USD', country: 'US' });
  });

  it('takes the address over the stored choice', () => {
    const query = { currency: 'JPY', code: 'JP' };
    expect(resolveCurrency({ query, stored, partner: true })).toEqual({ currency: 'JPY', country: 'JP' });
  });

  it("is what the agency's policies name, below all of these", () => {
    const agency = { currency: 'SAR', country: 'SA' };
    expect(resolveCurrency({ ...nothing, agency })).toEqual(agency);
    expect(resolveCurrency({ ...nothing, agency: { currency: 'SAR', country: 'FR' } })).toEqual(agency);
    expect(resolveCurrency({ ...nothing, agency: { currency: '', country: '' } })).toEqual({
      currency: 'USD',
      country: 'US',
    });
    expect(resolveCurrency({ ...nothing, agency, partner: true })).toEqual({ currency: 'MXN', country: 'MX' });
    expect(resolveCurrency({ ...nothing, agency, stored })).toEqual(stored);
    expect(resolveCurrency({ ...nothing, agency, query: { currency: 'JPY', code: undefined } })).toEqual({
      currency: 'JPY',
      country: 'JP',
    });
  });

  it('falls from an unknown currency in the address to the stored choice, and from an unknown stored one to the default', () => {
    const query = { currency: 'XXX', code: undefined };
    expect(resolveCurrency({ query, stored, partner: true })).toEqual(stored);
    const unknown = { currency: 'XXX', country: 'GB' };
    expect(resolveCurrency({ query, stored: unknown, partner: true })).toEqual({ currency: 'MXN', country: 'MX' });
    expect(resolveCurrency({ query, stored: unknown, partner: false })).toEqual({ currency: 'USD', country: 'US' });
  });

  it('gives a stored currency its preferred country where the stored one does not pay with it', () => {
    const odd = { currency: 'EUR', country: 'US' };
    expect(resolveCurrency({ ...nothing, stored: odd })).toEqual({ currency: 'EUR', country: 'DE' });
  });
});

// @rule 2.16, 6.8, 9.5, 9.6
describe('resolveCurrency: `code` chooses among the countries of one currency (rules 9.6)', () => {
  it.each(['DE', 'AT', 'BG', 'HR', 'IE', 'ES'])('picks euros for %s', (code) => {
    expect(fromQuery('EUR', code)).toEqual({ currency: 'EUR', country: code });
  });

  it.each([
    ['USD', 'US'],
    ['EUR', 'DE'],
    ['GBP', 'GB'],
    ['AUD', 'AU'],
    ['CHF', 'CH'],
    ['DKK', 'DK'],
    ['NOK', 'NO'],
    ['NZD', 'NZ'],
    ['MAD', 'MA'],
    ['ZAR', 'ZA'],
    ['ILS', 'IL'],
    ['INR', 'IN'],
    ['JOD', 'JO'],
    ['AED', 'AE'],
  ])(
    'picks the preferred country for %s alone, or with a code that is not one of its countries: %s',
    (currency, country) => {
      for (const code of [undefined, '', 'ZZ', 'JP', 'de', '__proto__']) {
        expect(fromQuery(currency, code)).toEqual({ currency, country });
      }
    },
  );

  it.each([undefined, '', ' '])("picks a country's currency for its code alone: currency is %j", (currency) => {
    expect(fromQuery(currency, 'JP')).toEqual({ currency: 'JPY', country: 'JP' });
    expect(fromQuery(currency, 'FR')).toEqual({ currency: 'EUR', country: 'FR' });
  });

  it.each(['ZZ', 'zz', 'J', 'JPN', '__proto__', 'constructor', ''])('ignores the code %j alone', (code) => {
    expect(fromQuery(undefined, code)).toEqual({ currency: 'USD', country: 'US' });
  });

  it.each([
    ['eur', 'fr'],
    [' EUR', 'FR '],
    ['Eur', 'fR'],
  ])('reads %j and %j as they are in capitals, without blanks', (currency, code) => {
    expect(fromQuery(currency, code)).toEqual({ currency: 'EUR', country: 'FR' });
    expect(fromQuery(undefined, code)).toEqual({ currency: 'EUR', country: 'FR' });
  });

  it('finds every pair of the catalogue by both of its names', () => {
    for (const { currency, code } of CURRENCIES) {
      expect(fromQuery(currency, code)).toEqual({ currency, country: code });
      expect(fromQuery(undefined, code)).toEqual({ currency, country: code });
    }
  });

  const anyCurrency = anyUntrustedText(anyCurrencyEntry.map(({ currency }) => currency));
  const anyCode = anyUntrustedText(anyCurrencyEntry.map(({ code }) => code));
  const anyStored = fc.oneof(
    fc.constant(undefined),
    anyChoice,
    fc.record({ currency: anyCurrency.map((text) => text ?? ''), country: anyCode.map((text) => text ?? '') }),
  );
  const anyCandidates = fc.record({
    query: fc.record({ currency: anyCurrency, code: anyCode }),
    stored: anyStored,
    partner: fc.boolean(),
    agency: anyStored,
  });
  test.prop([anyCandidates])('is a pair of the catalogue for any candidates', (candidates) => {
    const choice = resolveCurrency(candidates);
    expect(CURRENCIES.some((entry) => isChosenEntry(entry, choice))).toBe(true);
    expect(resolveCurrency({ ...candidates, query: { currency: choice.currency, code: choice.country } })).toEqual(
      choice,
    );
  });
});
