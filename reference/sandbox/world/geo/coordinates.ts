import { EARTH_RADIUS_MILES, toRadians } from '@livery/contract/trip/miles-between';
import { seededRandom } from '../seeded-random.ts';

/** Two decimals of a degree: about a kilometre. Never -0, which would be another seed. */
export const roundCoordinate = (degrees: number): number => Math.round(degrees * 100) / 100 + 0;

/** A point on the earth, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** A suggested place with its country: `Lisbon, Portugal`. */
export interface NamedPoint extends Coordinates {
  readonly name: string;
  readonly fullName: string;
}

/** The point to two decimals of a degree. */
export function roundPoint({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: roundCoordinate(latitude), longitude: roundCoordinate(longitude) };
}

/** A point near another one: the same key gives the same point. */
export function pointNear(
  point: Coordinates,
  miles: { readonly from: number; readonly to: number },
  key: string,
): Coordinates {
  const random = seededRandom(key);
  const { latitude, longitude } = pointAtDistance(
    point,
    random.between(miles.from, miles.to),
    random.between(0, 2 * Math.PI),
  );
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) };
}

const MILES_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_MILES;

/**
 * The point at a distance in a direction. Accurate for a few dozen miles, but not near the poles.
 *
 * @param bearing radians, clockwise from north
 */
export function pointAtDistance({ latitude, longitude }: Coordinates, miles: number, bearing: number): Coordinates {
  return {
    latitude: latitude + (miles * Math.cos(bearing)) / MILES_PER_DEGREE,
    longitude: longitude + (miles * Math.sin(bearing)) / (MILES_PER_DEGREE * Math.cos(toRadians(latitude))),
  };
}
