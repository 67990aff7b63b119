import type { Coordinates } from '@livery/contract/agency/policies';
import { PLACE_PARAMETERS } from './deal-place.ts';

/** With the place's name, which belongs to its coordinates. */
const OWN_PLACE_PARAMETERS = [...PLACE_PARAMETERS, 'place'];

/** Whether the address has any parameter of a place to search deals at. @rule 2.10 */
export function hasPlace(query: URLSearchParams): boolean {
  return PLACE_PARAMETERS.some((name) => query.has(name));
}

/** Decimals of degrees that give the visitor's position to a hundred metres, which is enough for deals. */
const OWN_PLACE_DECIMALS = 3;

/** The address's query with the visitor's position as the place, for cars too. @rule 2.10 */
export function withOwnPlace(query: URLSearchParams, { latitude, longitude }: Coordinates): URLSearchParams {
  const changedQuery = withoutPlace(query);
  for (const name of ['lat', 'airportLat']) changedQuery.set(name, latitude.toFixed(OWN_PLACE_DECIMALS));
  for (const name of ['long', 'airportLong']) changedQuery.set(name, longitude.toFixed(OWN_PLACE_DECIMALS));
  return changedQuery;
}

/** The address's query without a place: deals are searched at the default place. @rule 2.10 */
export function withoutPlace(query: URLSearchParams): URLSearchParams {
  const changedQuery = new URLSearchParams(query);
  for (const name of OWN_PLACE_PARAMETERS) changedQuery.delete(name);
  return changedQuery;
}
