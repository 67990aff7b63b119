import type { LanguageCode } from '../market/language.ts';
import { formatDate } from './format-date.ts';

/** Stands where no range has been chosen yet: the key of its text, and that text in English. */
export const SELECT_DATE = { key: 'selectDate', english: 'Select date' } as const;

/**
 * A range of days as "start | end", or the placeholder while either is missing.
 *
 * @param placeholder the text of `SELECT_DATE` in the language
 * @see specification §9
 */
export function formatDateRange(
  start: Temporal.PlainDate | undefined,
  end: Temporal.PlainDate | undefined,
  language: LanguageCode,
  placeholder: string = SELECT_DATE.english,
): string {
  if (start === undefined || end === undefined) return placeholder;
  return `${formatDate(start, language)} | ${formatDate(end, language)}`;
}
