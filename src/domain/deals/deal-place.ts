import type { Coordinates, DealLocation } from '@livery/contract/agency/policies';
import { because } from '@livery/contract/shared/because';

/** The place in the address, as text; each part may be missing or damaged. */
export interface PlaceQuery {
  readonly lat: string | undefined;
  readonly long: string | undefined;
  readonly airportLat: string | undefined;
  readonly airportLong: string | undefined;
}

/** The names of the place's parts in the address of the home page. */
export const PLACE_PARAMETERS = ['lat', 'long', 'airportLat', 'airportLong'] as const;

/** Where hotels and activities (`place`) and cars (`airport`) are searched. */
export interface DealPlace {
  readonly place: Coordinates;
  readonly airport: Coordinates;
  /** The name of the fallback, or the empty text when the address gives the place. */
  readonly named: string;
}

/**
 * Where deals are searched: at the point in the address, else at the
 * deployment's location. The airport is chosen on its own by the same rule. A
 * point counts only as a whole: with one half missing, no plain decimal number
 * or out of range, it is ignored (rules §2, home page; rules
 * 2.10).
 * @rule 2.10
 */
export function dealPlace(query: PlaceQuery, fallback: DealLocation): DealPlace {
  const given = parseCoordinates(query.lat, query.long);
  return because('2.10', {
    place: given ?? { latitude: fallback.latitude, longitude: fallback.longitude },
    airport: parseCoordinates(query.airportLat, query.airportLong) ?? fallback.airport,
    named: given === undefined ? fallback.name : '',
  });
}

/** A point of the address; `undefined` if it is none, in whole or in part. @rule 2.10 */
export function parseCoordinates(lat: string | undefined, long: string | undefined): Coordinates | undefined {
  const latitude = parseDegrees(lat, 90);
  const longitude = parseDegrees(long, 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function parseDegrees(text: string | undefined, limit: number): number | undefined {
  if (text === undefined || !/^[+-]?\d{1,3}(?:\.\d{1,20})?$/.test(text.trim())) return undefined;
  const degrees = Number(text) + 0;
  return Math.abs(degrees) <= limit ? degrees : undefined;
}
