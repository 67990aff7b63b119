/**
 * The calendar day that it is at an instant, in a zone.
 *
 * @param timeZone an IANA name, as the clock port gives it; throws a RangeError at an unknown zone
 * @rule 9.2
 */
export function todayIn(instant: Temporal.Instant, timeZone: string): Temporal.PlainDate {
  return instant.toZonedDateTimeISO(timeZone).toPlainDate();
}
