import type { Place } from '../domain/trip/places.ts';

export const PLACE_HEAD = ['Place', 'Kind', 'Latitude', 'Longitude'];

/** A row of the table of places. */
export function placeRow({ fullName, kind, coordinates }: Place): readonly string[] {
  const degrees = coordinates === null ? ['', ''] : [coordinates.latitude, coordinates.longitude].map(String);
  return [fullName, kind, ...degrees];
}
