import { test } from '@fast-check/vitest';
import { CURRENCIES } from '@livery/contract/market/currencies';
import {
  interfaceLanguages,
  intlLocale,
  isLanguageCode,
  LANGUAGES,
  languageAliases,
  languageDirection,
  languageList,
  languageOfTag,
  languageTag,
} from '@livery/contract/market/language';
import { anyCurrencyEntries, anyLanguage } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickerOrder } from '../../../src/domain/market/currency-picker.ts';
import { defaultLanguage, resolveLanguage } from '../../../src/domain/market/resolve-language.ts';

/** Scripts that are read from right to left (CLDR). */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

// @rule 1.6, 7.12, 9.8
describe('the interface languages (rules §1)', () => {
  it.each(LANGUAGES)('count %s as one of them', (language) => {
    expect(isLanguageCode(language)).toBe(true);
  });

  it.each(['AR', 'En', 'en ', 'en-US', 'nb', 'xx', '', '__proto__', '0', null, undefined, 0, ['en'], { en: true }])(
    'do not count %j as one of them',
    (value) => {
      expect(isLanguageCode(value)).toBe(false);
    },
  );

  it('are read in the direction of their script: Arabic from the right, Latin from the left (rules 9.8)', () => {
    expect(languageDirection('ar')).toBe('rtl');
    for (const language of LANGUAGES) {
      const { script } = new Intl.Locale(intlLocale(language)).maximize();
      expect(languageDirection(language), language).toBe(RIGHT_TO_LEFT.has(script ?? '') ? 'rtl' : 'ltr');
    }
  });

  it('are each known to Intl: Norwegian as Bokmål, Portuguese as Portugal’s, all with Latin digits and the same calendar', () => {
    expect((['no', 'pt', 'ar'] as const).map(intlLocale)).toEqual(['nb', 'pt-PT', 'ar-u-nu-latn']);
    for (const language of LANGUAGES) {
      const { locale, numberingSystem, calendar } = new Intl.DateTimeFormat(intlLocale(language)).resolvedOptions();
      expect([locale, numberingSystem, calendar]).toEqual([intlLocale(language), 'latn', 'gregory']);
    }
  });
});

describe('the tag of a language', () => {
  it.each(LANGUAGES)('is that of what Intl is given, without extensions: %s', (language) => {
    expect(languageTag(language)).toBe(new Intl.Locale(intlLocale(language)).baseName);
    expect(languageOfTag(languageTag(language))).toBe(language);
  });
});

describe('languageAliases', () => {
  it('has the codes by which browsers request Norwegian, and none that is its own language', () => {
    expect(languageAliases('no')).toEqual(['nb', 'nn']);
    expect(LANGUAGES.flatMap(languageAliases).filter(isLanguageCode)).toEqual([]);
  });
});

// @rule 2.17, 3.6, 7.7
describe('languageList: all of the interface if that call fails, each in its own name (rules 9.8)', () => {
  it("has every language where the agency's are unknown, in the product's order", () => {
    expect(languageList(undefined).map(({ code }) => code)).toEqual(LANGUAGES);
  });

  it('names every language as its speakers do, which Intl knows', () => {
    expect(languageList(['no', 'ar']).map(({ name }) => name)).toEqual(['Norsk', 'العربية']);
    for (const { code, name } of languageList(undefined)) {
      const intl = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? '';
      expect(name.toLocaleLowerCase(code)).toBe(intl.toLocaleLowerCase(code));
    }
  });

  it("lists what the agency enables, in the product's order", () => {
    expect(languageList(['sv', 'en', 'ar']).map(({ code }) => code)).toEqual(['en', 'ar', 'sv']);
  });

  it('lists all where none is enabled', () => {
    expect(languageList([]).map(({ code }) => code)).toEqual(LANGUAGES);
  });
});

const currenciesNamed = (names: Readonly<Record<string, string>>) =>
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
    const entries = currenciesNamed({ DK: 'Österland', OM: 'Oman', PL: 'Polen', ZA: 'Zimtland' });
    const names = (language: 'de' | 'sv') => pickerOrder(entries, language).others.map(({ name }) => name);
    expect(names('de')).toEqual(['Oman', 'Österland', 'Polen', 'Zimtland']);
    expect(names('sv')).toEqual(['Oman', 'Polen', 'Zimtland', 'Österland']);
  });

  test.prop([anyCurrencyEntries, anyLanguage])('offers each entry once, and nothing else', (entries, language) => {
    const { popular, others } = pickerOrder(entries, language);
    const listedCurrencyEntries = [...popular, ...others];
    expect(listedCurrencyEntries).toHaveLength(entries.length);
    expect(new Set(listedCurrencyEntries)).toEqual(new Set(entries));
  });
});

describe('the languages that a browser’s tags stand for (rules 9.8)', () => {
  it('are each named once, in their order', () => {
    expect(interfaceLanguages(['pt-BR', 'xx', 'nb', 'PT', 'nn-NO', 'en-US'])).toEqual(['pt', 'no', 'en']);
  });

  const anyTag = fc.oneof(fc.string(), fc.constantFrom('de-CH', 'nb', 'NN', 'ar-AE', 'pt-BR', 'xx', 'fr'));

  test.prop([fc.array(anyTag), fc.subarray([...LANGUAGES])])(
    'are all that the page’s language depends on',
    (tags, enabled) => {
      const languageFor = (browser: readonly string[]) =>
        resolveLanguage({ query: undefined, cookie: undefined, partner: false, browser, enabled });
      expect(languageFor(interfaceLanguages(tags))).toBe(languageFor(tags));
    },
  );

  it.each([true, false])('leave the default where there are none: partner %j', (partner) => {
    const nothing = { query: undefined, cookie: undefined, browser: [] };
    expect(defaultLanguage({ partner })).toBe(partner ? 'es' : 'en');
    expect(resolveLanguage({ ...nothing, partner })).toBe(defaultLanguage({ partner }));
  });
});
