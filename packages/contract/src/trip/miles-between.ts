/** Degrees. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export const EARTH_RADIUS_MILES = 3958.8;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance between two points as the crow flies, in miles. */
export function milesBetween(one: Point, other: Point): number {
  const [up, along] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const share =
    Math.sin(up / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(along / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(share)));
}
