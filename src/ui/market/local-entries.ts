import type { CurrencyEntry } from '../../domain/market/currencies.ts';
import { FALLBACK_LANGUAGE, intlLocaleOf, type LanguageCode } from '../../domain/market/language.ts';

/** The entries with their countries' names in a language; where the browser knows none, the English one stays. */
export function localEntries(entries: readonly CurrencyEntry[], language: LanguageCode): readonly CurrencyEntry[] {
  if (language === FALLBACK_LANGUAGE) return entries;
  const names = new Intl.DisplayNames(intlLocaleOf(language), { type: 'region', fallback: 'none' });
  return entries.map((entry) => ({ ...entry, name: names.of(entry.code) ?? entry.name, english: entry.name }));
}
