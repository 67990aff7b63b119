/** Degrees. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export const EARTH_RADIUS_MILES = 3958.8;

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance between two points as the crow flies, in miles. */
export function milesBetween(point: Point, otherPoint: Point): number {
  const [up, along] = [
    toRadians(otherPoint.latitude - point.latitude),
    toRadians(otherPoint.longitude - point.longitude),
  ];
  const share =
    Math.sin(up / 2) ** 2 +
    Math.cos(toRadians(point.latitude)) * Math.cos(toRadians(otherPoint.latitude)) * Math.sin(along / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(share)));
}
