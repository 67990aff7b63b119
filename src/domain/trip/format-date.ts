import { intlLocaleOf, type LanguageCode } from '../market/language.ts';

/** The months' short names in each language, made when it is first spoken. */
const namesOf = new Map<LanguageCode, readonly string[]>();

/**
 * A day as "MMM DD, YYYY", such as "Feb 03, 2026". Order and punctuation are the
 * same in every language; only the month's short name is the language's own,
 * with the dot that belongs to it in some ("févr. 03, 2026").
 *
 * @see specification §9; readings 8
 */
export function formatDate({ year, month, day }: Temporal.PlainDate, language: LanguageCode): string {
  return `${monthNames(language)[month - 1]} ${padded(day, 2)}, ${padded(year, 4)}`;
}

function monthNames(language: LanguageCode): readonly string[] {
  const known = namesOf.get(language);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat(intlLocaleOf(language), { month: 'short', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, month) => formatter.format(firstOf(month + 1)));
  namesOf.set(language, names);
  return names;
}

/** The first moment of a month in UTC, in milliseconds. */
function firstOf(month: number): number {
  return new Temporal.PlainDateTime(2026, month, 1).toZonedDateTime('UTC').epochMilliseconds;
}

function padded(number: number, length: number): string {
  return String(number).padStart(length, '0');
}
