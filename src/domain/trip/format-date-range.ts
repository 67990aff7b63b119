import type { LanguageCode } from '../market/language.ts';
import { formatDate } from './format-date.ts';

/** Stands where no range has been chosen yet, in English. */
const SELECT_DATE = 'Select date';

/**
 * A range of days as "start | end", or the placeholder while either is missing.
 *
 * @param placeholder "Select date" in the language
 * @see specification §9
 */
export function formatDateRange(
  start: Temporal.PlainDate | undefined,
  end: Temporal.PlainDate | undefined,
  language: LanguageCode,
  placeholder: string = SELECT_DATE,
): string {
  if (start === undefined || end === undefined) return placeholder;
  return `${formatDate(start, language)} | ${formatDate(end, language)}`;
}
