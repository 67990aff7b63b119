import { milesBetween } from '@livery/contract/trip/miles-between';
import { type Coordinates } from './coordinates.ts';
import places from './places.json' with { type: 'json' };

/** A place that travellers know. Its coordinates are those of its landmark. */
export interface Place extends Coordinates {
  readonly name: string;
  /** In the form for "miles from …". */
  readonly landmark: string;
  /** The scenes of its pictures. */
  readonly scenes: readonly string[];
  /** Its price level for a night; 1 is average. */
  readonly cost: number;
  /** The local word for a guest house. */
  readonly home: string;
}

export const PLACES: readonly Place[] = places;

export interface NearestPlace {
  readonly place: Place;
  readonly miles: number;
}

/** The known place nearest to a point, at any distance. */
export function nearestPlace(point: Coordinates): NearestPlace {
  const placeDistances = PLACES.map((place) => ({ place, miles: milesBetween(point, place) }));
  return placeDistances.reduce((nearest, next) => (next.miles < nearest.miles ? next : nearest));
}
