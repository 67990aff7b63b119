import { milesBetween } from '@livery/contract/trip/miles-between';
import { type Coordinates } from './coordinates.ts';
import places from './places.json' with { type: 'json' };

/** A place that travellers know. Its coordinates are its landmark's. */
export interface Place extends Coordinates {
  readonly name: string;
  /** As it follows "miles from". */
  readonly landmark: string;
  /** What its pictures show. */
  readonly scenes: readonly string[];
  /** What a night costs there, where 1 is usual. */
  readonly cost: number;
  /** The local word for a guest house. */
  readonly home: string;
}

export const PLACES: readonly Place[] = places;

export interface NearestPlace {
  readonly place: Place;
  readonly miles: number;
}

/** The known place that is nearest to a point, however far that is. */
export function nearestPlace(point: Coordinates): NearestPlace {
  const measured = PLACES.map((place) => ({ place, miles: milesBetween(point, place) }));
  return measured.reduce((nearest, next) => (next.miles < nearest.miles ? next : nearest));
}
