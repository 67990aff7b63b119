import type { CurrencyEntry } from '../../domain/market/currencies.ts';
import { FALLBACK_LANGUAGE, intlLocaleOf, type LanguageCode } from '../../domain/market/language.ts';

/** The entries with the names of countries and currencies in a language; where the browser knows none, the English ones stay. */
export function localEntries(entries: readonly CurrencyEntry[], language: LanguageCode): readonly CurrencyEntry[] {
  const english = currencyNames(FALLBACK_LANGUAGE);
  if (language === FALLBACK_LANGUAGE) {
    return entries.map((entry) => ({ ...entry, currencyName: english.of(entry.currency) ?? '' }));
  }
  const countries = new Intl.DisplayNames(intlLocaleOf(language), { type: 'region', fallback: 'none' });
  const currencies = currencyNames(language);
  return entries.map((entry) => {
    const englishCurrencyName = english.of(entry.currency) ?? '';
    return {
      ...entry,
      name: countries.of(entry.code) ?? entry.name,
      english: entry.name,
      currencyName: currencies.of(entry.currency) ?? englishCurrencyName,
      englishCurrencyName,
    };
  });
}

function currencyNames(language: LanguageCode): Intl.DisplayNames {
  return new Intl.DisplayNames(intlLocaleOf(language), { type: 'currency', fallback: 'none' });
}
