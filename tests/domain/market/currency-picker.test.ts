import { test } from '@fast-check/vitest';
import { CURRENCIES, isChosenEntry } from '@livery/contract/market/currencies';
import { anyChoice, anyCurrencyEntries, anyCurrencyEntry, anyHostileText } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickerEntries, pickerSelection } from '../../../src/domain/market/currency-picker.ts';
import { currencySearch } from '../../../src/domain/market/currency-search.ts';

const found = (text: string) => currencySearch(text).map(({ code }) => code);
const anySearch = fc.oneof(
  anyHostileText,
  anyCurrencyEntry.chain(({ name, currency }) =>
    fc.tuple(fc.nat(12), fc.nat(12)).map(([start, length]) => `${name} ${currency}`.slice(start, start + length)),
  ),
);

// @rule 5.4
describe('currencySearch: "name plus currency code, whatever the case" (rules 5.4)', () => {
  it('finds by name, by code and by both', () => {
    expect(found('emirates')).toEqual(['AE']);
    expect(found('AED')).toEqual(['AE']);
    expect(found('emirates aed')).toEqual(['AE']);
    expect(found('united')).toEqual(['AE', 'GB', 'US']);
    expect(found('eur')).toHaveLength(21);
  });

  it.each(['', ' ', '\t\n'])('lists all for %j', (text) => {
    expect(currencySearch(text)).toEqual(CURRENCIES);
  });

  it.each([
    ['turkiye', 'TR'],
    ['curacao xcg', 'CW'],
    ["cote d'ivoire", 'CI'],
    ['côte d’ivoire', 'CI'],
  ])('finds names with accents by a plain keyboard too: %s', (text, code) => {
    const unseen = CURRENCIES.map((entry) => ({ ...entry }));
    expect(currencySearch(text, unseen).map((entry) => entry.code)).toEqual([code]);
  });

  it('finds a currency by what it is called, in the language of the page and in English', () => {
    const entries = CURRENCIES.filter(({ code }) => ['CH', 'US', 'NO'].includes(code));
    const called: Readonly<Record<string, string>> = {
      CH: 'Schweizer Franken',
      US: 'US-Dollar',
      NO: 'Norwegische Krone',
    };
    const german = entries.map((entry) => ({
      ...entry,
      currencyName: called[entry.code] ?? '',
      englishCurrencyName: entry.code === 'CH' ? 'Swiss Franc' : '',
    }));
    const codes = (text: string) => currencySearch(text, german).map(({ code }) => code);
    expect([codes('franken'), codes('swiss franc'), codes('us dollar')]).toEqual([['CH'], ['CH'], ['US']]);
    expect(codes('krone nok')).toEqual(['NO']);
  });

  it('finds a translated name by its English one too', () => {
    const listed = CURRENCIES.filter(({ code }) => ['DE', 'JP'].includes(code));
    const german = listed.map((entry) => ({ ...entry, name: `Land ${entry.code}`, english: entry.name }));
    expect(currencySearch('japan', german).map(({ code }) => code)).toEqual(['JP']);
    expect(currencySearch('land jp', german).map(({ code }) => code)).toEqual(['JP']);
  });

  it('reads each name only once, however much is typed', () => {
    let read = 0;
    const entry = { ...CURRENCIES[0] };
    Object.defineProperty(entry, 'name', { get: () => `Atlantis ${(read += 1)}` });
    currencySearch('a', [entry]);
    const readAtFirst = read;
    currencySearch('at', [entry]);
    expect([readAtFirst > 0, read]).toEqual([true, readAtFirst]);
  });

  test.prop([anyCurrencyEntry, fc.nat(30), fc.nat(30)])(
    'finds every entry by any part of its name plus currency code',
    (entry, start, length) => {
      const part = `${entry.name} ${entry.currency}`.slice(start, start + length);
      expect(currencySearch(part)).toContain(entry);
      expect(currencySearch(part.toUpperCase())).toContain(entry);
      expect(currencySearch(part.toLowerCase())).toContain(entry);
    },
  );

  test.prop([anySearch, anyCurrencyEntries])(
    'finds a part of what is listed, in its order, and the same when it is done twice',
    (text, listed) => {
      const once = currencySearch(text, listed);
      expect(listed.filter((entry) => once.includes(entry))).toEqual(once);
      expect(currencySearch(text, once)).toEqual(once);
    },
  );

  test.prop([anySearch, anyHostileText])('finds no more for a longer text', (text, more) => {
    const longer = currencySearch(`${text.trim()}${more.trim()}`);
    expect(currencySearch(text)).toEqual(expect.arrayContaining([...longer]));
  });
});

// @rule 2.17, 7.7
describe('pickerEntries', () => {
  const enabled = (...wanted: readonly (readonly [string, string?])[]) =>
    pickerEntries(wanted.map(([currency, country]) => ({ currency, country }))).map(({ code }) => code);

  it('lists the enabled currencies in the order of the catalogue', () => {
    expect(enabled(['USD'], ['AED'], ['JPY'])).toEqual(['AE', 'JP', 'US']);
  });

  it('lists one country where one is named, and all where none is', () => {
    expect(enabled(['EUR', 'FR'])).toEqual(['FR']);
    expect(enabled(['EUR', 'ES'], ['EUR', 'FR'])).toEqual(['FR', 'ES']);
    expect(enabled(['EUR'])).toHaveLength(21);
  });

  it.each([[[]], [[['XXX']]], [[['XXX', 'US']]], [[['eur'], ['__proto__']]]] as [string, string?][][][])(
    'lists all for %j: "empty = all" (rules 7.7)',
    (wanted) => {
      expect(enabled(...wanted)).toHaveLength(CURRENCIES.length);
    },
  );
});

// @rule 9.5
describe('pickerSelection (rules 9.5)', () => {
  it("is the choice's own entry", () => {
    expect(pickerSelection({ currency: 'EUR', country: 'ES' }, CURRENCIES).name).toBe('Spain');
  });

  it('is the preferred entry of the same currency where its own is not listed', () => {
    expect(pickerSelection({ currency: 'EUR', country: 'XK' }, CURRENCIES).name).toBe('Germany');
  });

  it('is "United Arab Emirates, AED" where the currency has no entry and all are listed', () => {
    expect(pickerSelection({ currency: 'KPW', country: 'KP' }, CURRENCIES).currency).toBe('AED');
    expect(pickerSelection({ currency: 'KPW', country: 'KP' }, []).currency).toBe('AED');
  });

  const someEntries = anyCurrencyEntries.filter((entries) => entries.length > 0);
  test.prop([anyChoice, someEntries])(
    'is one that is listed, of the choice wherever the list has it',
    (choice, entries) => {
      const selected = pickerSelection(choice, entries);
      expect(entries).toContain(selected);
      const own = entries.some((entry) => isChosenEntry(entry, choice));
      const same = entries.some(({ currency }) => currency === choice.currency);
      expect([isChosenEntry(selected, choice), selected.currency === choice.currency]).toEqual([own, same]);
    },
  );
});
