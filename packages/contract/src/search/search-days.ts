/// <reference lib="esnext.temporal" preserve="true" />

/** Parses a day, `2026-02-03`; `null` for anything else, and for days that don't exist. */
export function parsePlainDate(text: string | undefined): Temporal.PlainDate | null {
  return parseMatching(text, /^\d{4}-\d\d-\d\d$/, Temporal.PlainDate.from);
}

/** Parses a local time, `2026-02-03T11:00`, with or without seconds; `null` for anything else. */
export function parsePlainDateTime(text: string | undefined): Temporal.PlainDateTime | null {
  return parseMatching(text, /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/, Temporal.PlainDateTime.from);
}

function parseMatching<T>(text: string | undefined, pattern: RegExp, read: (text: string) => T): T | null {
  if (text === undefined || !pattern.test(text)) return null;
  try {
    return read(text);
  } catch {
    return null;
  }
}

/** Whether a day comes before another one. */
export function isBeforeDay(date: Temporal.PlainDate, otherDate: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(date, otherDate) < 0;
}

/** The first bookable day: today, or tomorrow if the agency takes no same-day bookings. */
export function firstBookableDay(today: Temporal.PlainDate, sameDayDisallowed: boolean): Temporal.PlainDate {
  return sameDayDisallowed ? today.add({ days: 1 }) : today;
}

/** The last bookable day: nothing is sold more than a year and a half ahead. @rule 9.14 */
export function lastBookableDay(today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add({ months: 18 });
}

/** Whether a day can be booked: from the first bookable day to the last. */
export function isBookableDay(
  day: Temporal.PlainDate | null | undefined,
  firstDate: Temporal.PlainDate,
  today: Temporal.PlainDate,
): boolean {
  return day !== null && day !== undefined && !isBeforeDay(day, firstDate) && !isBeforeDay(lastBookableDay(today), day);
}
