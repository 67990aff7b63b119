import { type CalendarDate, type CalendarDateTime, parseDate, parseDateTime } from '@internationalized/date';

/** A day as in `2026-02-03`; `null` for any other text. */
export function parseCalendarDate(text: string | undefined): CalendarDate | null {
  return parseOrNull(parseDate, text);
}

/** A day and a time as in `2026-02-03T11:00`; `null` for any other text. */
export function parseCalendarDateTime(text: string | undefined): CalendarDateTime | null {
  return parseOrNull(parseDateTime, text);
}

/** `2026-02-03`, or `2026-02-03T11:00`; the empty text for `null`. */
export function toIsoText(value: CalendarDate | CalendarDateTime | null): string {
  return value === null ? '' : value.toString().slice(0, '2026-02-03T11:00'.length);
}

function parseOrNull<Value>(parse: (text: string) => Value, text: string | undefined): Value | null {
  if (text === undefined || text === '') return null;
  try {
    return parse(text);
  } catch {
    return null;
  }
}
