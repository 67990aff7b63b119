import { intlLocaleOf, type LanguageCode } from '../../domain/market/language.ts';

/** One formatter for each language: making one costs twenty times what using it does. */
const formatters = new Map<LanguageCode, Intl.NumberFormat>();

/** A whole number as the language writes it: 1,250 in English, 1.250 in German. */
export function countText(count: number, language: LanguageCode): string {
  const formatter = formatters.get(language) ?? new Intl.NumberFormat(intlLocaleOf(language));
  formatters.set(language, formatter);
  return formatter.format(count);
}
