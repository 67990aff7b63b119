/**
 * The calendar day that it is at an instant, in a zone.
 *
 * @param timeZone an IANA name that `parseTimeZone` knows; throws a RangeError at others
 */
export function todayIn(instant: Temporal.Instant, timeZone: string): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(timeZone).toPlainDate();
}
