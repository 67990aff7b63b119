import fc from 'fast-check';

/** Every time zone of this machine. */
const ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

/** Days of 2024 to 2026, and their instants. */
const from = Date.UTC(2024, 0, 1);
const until = Date.UTC(2027, 0, 1);

export const anyZone: fc.Arbitrary<string> = fc.constantFrom(...ZONES);

export const anyDay: fc.Arbitrary<Temporal.PlainDate> = fc
  .integer({ min: 0, max: (until - from) / 86_400_000 - 1 })
  .map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }));

export const anyInstant: fc.Arbitrary<Temporal.Instant> = fc
  .integer({ min: from, max: until - 1 })
  .map((milliseconds) => Temporal.Instant.fromEpochMilliseconds(milliseconds));

/** The days of 2024 to 2026 on which a zone changes its clocks, with the zone. */
export function clockChanges(): readonly (readonly [string, Temporal.PlainDate])[] {
  return ZONES.flatMap((zone) => {
    const days: (readonly [string, Temporal.PlainDate])[] = [];
    let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone).getTimeZoneTransition('next');
    while (at !== null && at.epochMilliseconds < until) {
      days.push([zone, at.toPlainDate()]);
      at = at.getTimeZoneTransition('next');
    }
    return days;
  });
}
