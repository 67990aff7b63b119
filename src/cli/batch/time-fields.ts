import * as v from 'valibot';
import { parseDate } from '../../domain/trip/iso-date.ts';

const INSTANT = 'a moment such as "2026-02-03T09:00:00Z"';
const TIME_ZONE = 'a time zone such as "Asia/Dubai"';
const DAY = 'a day such as "2026-02-03", or null';

/** A moment with its zone or offset, in ISO 8601. */
export const instantField = v.pipe(
  v.string(INSTANT),
  v.check((text) => parses(() => Temporal.Instant.from(text)), INSTANT),
  v.transform((text) => Temporal.Instant.from(text)),
);

/** A time zone by its IANA name. */
export const timeZoneField = v.pipe(
  v.string(TIME_ZONE),
  v.check((name) => parses(() => Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)), TIME_ZONE),
);

/** A calendar day; `null`, left out or empty it is none. A time behind it is left aside. */
export const dayField = v.pipe(
  v.nullish(v.string(DAY), ''),
  v.check((text) => text === '' || parseDate(text) !== undefined, DAY),
  v.transform((text) => parseDate(text)),
);

function parses(parse: () => unknown): boolean {
  try {
    parse();
    return true;
  } catch {
    return false;
  }
}
