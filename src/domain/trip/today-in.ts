/**
 * The date at an instant in a time zone.
 *
 * @param timeZone an IANA name, as from the clock port; an unknown one throws a RangeError
 * @rule 9.2
 */
export function todayIn(instant: Temporal.Instant, timeZone: string): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(timeZone).toPlainDate();
}
