import { intlLocaleOf, type LanguageCode } from '../../domain/market/language.ts';

/**
 * A day as "MMM DD, YYYY" in every language; only the month's short name is
 * the language's own.
 *
 * @see specification §9; readings 8
 */
export function dayText(day: Temporal.PlainDate, language: LanguageCode): string {
  const month = day.toLocaleString(intlLocaleOf(language), { month: 'short' });
  return `${month} ${String(day.day).padStart(2, '0')}, ${day.year}`;
}
