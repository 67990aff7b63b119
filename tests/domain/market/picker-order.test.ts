import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../../../src/domain/market/currencies.ts';
import { pickerOrder } from '../../../src/domain/market/currency-picker.ts';
import { anyEntries, anyLanguage } from '../../support/market-arbitraries.ts';

const named = (names: Readonly<Record<string, string>>) =>
  CURRENCIES.flatMap((entry) => (names[entry.code] === undefined ? [] : [{ ...entry, name: names[entry.code] ?? '' }]));
describe('pickerOrder', () => {
  it('has popular currencies first, the catalogue’s first entry leading, each for its preferred country', () => {
    const { popular } = pickerOrder(CURRENCIES, 'en');
    expect(popular.slice(0, 4).map(({ code, currency }) => `${code} ${currency}`)).toEqual([
      'AE AED',
      'US USD',
      'DE EUR',
      'GB GBP',
    ]);
  });

  it('sorts all others as the language does: Ö is an O in German, and behind Z in Swedish', () => {
    const entries = named({ DK: 'Österland', OM: 'Oman', PL: 'Polen', ZA: 'Zimtland' });
    const names = (language: 'de' | 'sv') => pickerOrder(entries, language).others.map(({ name }) => name);
    expect(names('de')).toEqual(['Oman', 'Österland', 'Polen', 'Zimtland']);
    expect(names('sv')).toEqual(['Oman', 'Polen', 'Zimtland', 'Österland']);
  });

  it('offers each entry once, and nothing else', () => {
    fc.assert(
      fc.property(anyEntries, anyLanguage, (entries, language) => {
        const { popular, others } = pickerOrder(entries, language);
        const listed = [...popular, ...others];
        expect(listed).toHaveLength(entries.length);
        expect(new Set(listed)).toEqual(new Set(entries));
      }),
    );
  });
});
