/// <reference lib="esnext.temporal" preserve="true" />

/** A day in the form of calls: `YYYY-MM-DD`. @rule 7.8, 7.10 */
export function isoDate(day: Temporal.PlainDate): string {
  return day.toString();
}

/** A day, optionally followed by a time and a zone. */
const ISO_DAY_PATTERN = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-][\d:]+)?)?$/;

/**
 * Parses a day, `YYYY-MM-DD`; a time after it is ignored, so that no time zone changes the day. `undefined` for
 * anything else, and for days that don't exist, such as 30 February.
 */
export function parseDate(text: string): Temporal.PlainDate | undefined {
  const day = ISO_DAY_PATTERN.exec(text.trim())?.[1];
  if (day === undefined) return undefined;
  try {
    return Temporal.PlainDate.from(day);
  } catch {
    return undefined;
  }
}

/** A local time in the form of calls: `YYYY-MM-DDTHH:mm:ss`, without a zone. @rule 7.8, 7.10 */
export function isoDateTime(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'second' });
}
