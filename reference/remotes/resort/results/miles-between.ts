/** Degrees. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_MILES = 3958.8;

/** Miles between two points, as the crow flies. */
export function milesBetween(one: Point, other: Point): number {
  const [north, south] = [radians(one.latitude), radians(other.latitude)];
  const [up, along] = [north - south, radians(one.longitude - other.longitude)];
  const part = Math.sin(up / 2) ** 2 + Math.cos(north) * Math.cos(south) * Math.sin(along / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(Math.min(1, part)));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
