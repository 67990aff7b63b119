import { type CalendarDate, type CalendarDateTime, parseDate, parseDateTime } from '@internationalized/date';

/** A day as in `2026-02-03`; `null` for any other text. */
export function dayFrom(text: string | undefined): CalendarDate | null {
  return parsed(parseDate, text);
}

/** A day and a time as in `2026-02-03T11:00`; `null` for any other text. */
export function momentFrom(text: string | undefined): CalendarDateTime | null {
  return parsed(parseDateTime, text);
}

/** `2026-02-03`, or `2026-02-03T11:00`; the empty text for none. */
export function textOf(value: CalendarDate | CalendarDateTime | null): string {
  return value === null ? '' : value.toString().slice(0, '2026-02-03T11:00'.length);
}

function parsed<Value>(parse: (text: string) => Value, text: string | undefined): Value | null {
  if (text === undefined || text === '') return null;
  try {
    return parse(text);
  } catch {
    return null;
  }
}
