import type { LanguageCode } from '../../../src/application/remotes/remote-context.ts';
import { localeOf } from './locale-of.ts';

/**
 * What a month is called by itself.
 *
 * @param month 1 to 12; the empty text for any other
 */
export function monthName(month: number, language: LanguageCode, length: 'long' | 'short' = 'long'): string {
  if (!Number.isInteger(month) || month < 1 || month > 12) return '';
  const day = Date.UTC(2026, month - 1, 15);
  return new Intl.DateTimeFormat(localeOf(language), { month: length, timeZone: 'UTC' }).format(day);
}
