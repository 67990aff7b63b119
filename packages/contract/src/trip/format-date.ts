/// <reference lib="esnext.temporal" preserve="true" />

import { intlLocale, type LanguageCode } from '../market/language.ts';

type DateParts = readonly Intl.DateTimeFormatPart[];

/** Formats a moment, in milliseconds, as a day in UTC. */
type Formatter = (moment: number) => string;

/** Creating a formatter takes twenty times as long as using it. */
const formatters = new Map<LanguageCode, Formatter>();

/**
 * A day as the language writes it: exactly "MMM DD, YYYY" in English ("Feb 03,
 * 2026"), elsewhere day, short month and year in the language's own order ("03.
 * Feb. 2026", "03 févr. 2026"), the day with two digits.
 * @rule 9.4
 */
export function formatDate({ year, month, day }: Temporal.PlainDate, language: LanguageCode): string {
  const formatter = formatters.get(language) ?? makeFormatter(language);
  formatters.set(language, formatter);
  return formatter(new Temporal.PlainDateTime(year, month, day).toZonedDateTime('UTC').epochMilliseconds);
}

function makeFormatter(language: LanguageCode): Formatter {
  const short = createDatePartsFormatter(language, 'short');
  const long = createDatePartsFormatter(language, 'long');
  const month = new Intl.DateTimeFormat(intlLocale(language), { month: 'short', timeZone: 'UTC' });
  return (moment) => {
    const parts = short(moment);
    // Portugal's short dates write the month as a number: the long date is used instead, with the month's short name.
    const isNamed = parts.some(({ type, value }) => type === 'month' && /\p{L}/u.test(value));
    return isNamed ? joinDateParts(parts) : joinDateParts(long(moment), month.format(moment));
  };
}

function createDatePartsFormatter(language: LanguageCode, month: 'short' | 'long'): (moment: number) => DateParts {
  const format = new Intl.DateTimeFormat(intlLocale(language), {
    day: '2-digit',
    month,
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (moment) => format.formatToParts(moment);
}

/** Years before 1000 are written with four digits too. */
function joinDateParts(parts: DateParts, month?: string): string {
  const texts = parts.map(({ type, value }) => {
    if (type === 'year') return value.padStart(4, '0');
    return type === 'month' ? (month ?? value) : value;
  });
  return texts.join('');
}

/** Shown in English until a range is chosen. */
const SELECT_DATE_TEXT = 'Select date';

/**
 * A range of days as "start | end", or the placeholder if either is missing.
 *
 * @param placeholder "Select date" in the language
 * @rule 9.4
 */
export function formatDateRange(
  start: Temporal.PlainDate | undefined,
  end: Temporal.PlainDate | undefined,
  language: LanguageCode,
  placeholder: string = SELECT_DATE_TEXT,
): string {
  if (start === undefined || end === undefined) return placeholder;
  return `${formatDate(start, language)} | ${formatDate(end, language)}`;
}
