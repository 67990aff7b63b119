/**
 * A time of the place's own clock as calls carry it: `YYYY-MM-DDTHH:mm:ss`,
 * without a zone.
 *
 * @see readings 8
 */
export function isoDateTime(at: Temporal.PlainDateTime): string {
  return at.toString({ smallestUnit: 'second' });
}
