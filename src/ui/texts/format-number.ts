import { intlLocale, type LanguageCode } from '@livery/contract/market/language';

/** One formatter for each language and style, because creating one takes twenty times as long as using it. */
const numberFormatters = new Map<string, Intl.NumberFormat>();

/** A number in the format of the language: 1,250 in English, 1.250 in German. */
export function formatNumber(value: number, language: LanguageCode, options: Intl.NumberFormatOptions = {}): string {
  const key = JSON.stringify([language, options]);
  const formatter = numberFormatters.get(key) ?? new Intl.NumberFormat(intlLocale(language), options);
  numberFormatters.set(key, formatter);
  return formatter.format(value);
}
