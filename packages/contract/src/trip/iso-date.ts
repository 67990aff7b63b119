/// <reference lib="esnext.temporal" preserve="true" />

/** A day as calls carry it: `YYYY-MM-DD`. @rule 7.8, 7.10 */
export function isoDate(day: Temporal.PlainDate): string {
  return day.toString();
}

/** A day, perhaps with a time and a zone behind it. */
const ISO_DAY_PATTERN = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-][\d:]+)?)?$/;

/**
 * Reads a day as it is written, `YYYY-MM-DD`; a time after it is ignored, so
 * that no zone moves the day. `undefined` for anything else, and for days that the
 * calendar doesn't have, such as 30 February.
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

/** A time of the place's own clock as calls carry it: `YYYY-MM-DDTHH:mm:ss`, without a zone. @rule 7.8, 7.10 */
export function isoDateTime(at: Temporal.PlainDateTime): string {
  return at.toString({ smallestUnit: 'second' });
}
