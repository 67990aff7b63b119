import { type LanguageCode, intlLocale as localeOf } from '@livery/contract/remotes/remote-context';

/** The locale for `Intl`, the same everywhere on the site: Bokmål, European Portuguese, Arabic with Latin digits. */
export { localeOf };

/**
 * The standalone name of a month.
 *
 * @param month 1 to 12; the empty text for any other
 */
export function monthName(month: number, language: LanguageCode, length: 'long' | 'short' = 'long'): string {
  if (!Number.isInteger(month) || month < 1 || month > 12) return '';
  const day = Date.UTC(2026, month - 1, 15);
  return new Intl.DateTimeFormat(localeOf(language), { month: length, timeZone: 'UTC' }).format(day);
}

/**
 * The name of a country, a currency or a language, such as `Portugal` for `PT`.
 *
 * @param code as the platform wrote it, untrusted; the empty text if there is no such code
 */
export function nameOfCode(type: 'region' | 'currency' | 'language', code: string, language: LanguageCode): string {
  try {
    return new Intl.DisplayNames(localeOf(language), { type, fallback: 'none' }).of(code) ?? '';
  } catch {
    return '';
  }
}
