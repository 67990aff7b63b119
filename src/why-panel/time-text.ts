/** The device's local time of an instant, such as `14:05:09.120`. */
export function timeText(at: Temporal.Instant): string {
  const zone = Temporal.Now.timeZoneId();
  return at.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'millisecond' });
}
