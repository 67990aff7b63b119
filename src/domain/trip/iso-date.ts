/**
 * A day as calls carry it: `YYYY-MM-DD`.
 *
 * @see readings 8
 */
export function isoDate(day: Temporal.PlainDate): string {
  return day.toString();
}
