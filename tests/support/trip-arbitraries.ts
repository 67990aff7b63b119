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

/** Zones that change their clocks at different days and hours, by one hour, half of one, or two. */
const CHANGING_ZONES = [
  ...['Europe/Berlin', 'Europe/Lisbon', 'Atlantic/Azores', 'America/New_York', 'America/Havana', 'America/Santiago'],
  ...['America/Nuuk', 'America/Asuncion', 'Africa/Cairo', 'Africa/Casablanca', 'Asia/Beirut', 'Asia/Gaza'],
  ...['Asia/Jerusalem', 'Australia/Sydney', 'Australia/Lord_Howe', 'Pacific/Auckland', 'Pacific/Chatham'],
  ...['Antarctica/Troll', 'Europe/Chisinau', 'America/St_Johns'],
];

/** The days of 2024 to 2026 on which such a zone changes its clocks, with the zone. */
export function clockChanges(): readonly (readonly [string, Temporal.PlainDate])[] {
  return CHANGING_ZONES.flatMap((zone) => {
    const days: (readonly [string, Temporal.PlainDate])[] = [];
    let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone).getTimeZoneTransition('next');
    while (at !== null && at.epochMilliseconds < until) {
      days.push([zone, at.toPlainDate()]);
      at = at.getTimeZoneTransition('next');
    }
    return days;
  });
}
