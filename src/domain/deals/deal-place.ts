import type { Coordinates, DealLocation } from '@livery/contract/agency/policies';
import { because } from '@livery/contract/shared/because';

/** The place parameters of the address, as texts; each may be missing or invalid. */
export interface PlaceQuery {
  readonly lat: string | undefined;
  readonly long: string | undefined;
  readonly airportLat: string | undefined;
  readonly airportLong: string | undefined;
}

/** The names of the place parameters in the home page's address. */
export const PLACE_PARAMETERS = ['lat', 'long', 'airportLat', 'airportLong'] as const;

/** Where hotels and activities (`place`) and cars (`airport`) are searched. */
export interface DealPlace {
  readonly place: Coordinates;
  readonly airport: Coordinates;
  /** The name of the default place; empty if the address gives the place. */
  readonly named: string;
}

/**
 * Where deals are searched: at the point in the address, else at the default place. The same rule applies to the
 * airport, independently. A point is ignored if one of its coordinates is missing, not a plain decimal number or out of
 * range (rules §2, home page; rules 2.10).
 * @rule 2.10
 */
export function dealPlace(query: PlaceQuery, fallback: DealLocation): DealPlace {
  const coordinates = parseCoordinates(query.lat, query.long);
  return because('2.10', {
    place: coordinates ?? { latitude: fallback.latitude, longitude: fallback.longitude },
    airport: parseCoordinates(query.airportLat, query.airportLong) ?? fallback.airport,
    named: coordinates === undefined ? fallback.name : '',
  });
}

/** The point of two parameters; `undefined` if either of them is missing or invalid. @rule 2.10 */
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
