import type { Coordinates, DealLocation } from '../agency/policies.ts';
import type { TabWithDeals } from './deal-tab.ts';

/** The place in the address, as text; each part may be missing or damaged. */
export interface PlaceQuery {
  readonly lat: string | undefined;
  readonly long: string | undefined;
  readonly airportLat: string | undefined;
  readonly airportLong: string | undefined;
  /** What people call the place; left out, nothing is known. */
  readonly place?: string | undefined;
}

/** The names of the place's parts in the address of the home page. */
export const PLACE_PARAMETERS = ['lat', 'long', 'airportLat', 'airportLong', 'place'] as const;

/** Where hotels and activities (`place`) and cars (`airport`) are searched. */
export interface DealPlace {
  readonly place: Coordinates;
  readonly airport: Coordinates;
  /** The name of the fallback, or what the address calls its place; the empty text where that has no name. */
  readonly named: string;
}

/**
 * Where deals are searched: at the point in the address, else at the
 * deployment's location. The airport is chosen on its own by the same rule. A
 * point counts only as a whole: with one half missing, no plain decimal number
 * or out of range, it is ignored (rules §2, home page; rules
 * 2.10).
 */
export function dealPlace(query: PlaceQuery, fallback: DealLocation): DealPlace {
  const given = pointOf(query.lat, query.long);
  return {
    place: given ?? { latitude: fallback.latitude, longitude: fallback.longitude },
    airport: pointOf(query.airportLat, query.airportLong) ?? fallback.airport,
    named: given === undefined ? fallback.name : placeName(query.place),
  };
}

/**
 * What the place of deals is called: by a name, as `chosen` where the address gives
 * a point and no name for it, as `unknown` where the deployment's own has none.
 */
export type DealPlaceName =
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'chosen' }
  | { readonly kind: 'unknown' };

/**
 * What the place around which a tab's deals are searched is called: cars are
 * searched at the airport, which the address may give without the place, or not
 * give (rules 2.10).
 */
export function dealPlaceName(query: PlaceQuery, fallback: DealLocation, tab: TabWithDeals): DealPlaceName {
  const given = tab === 'cars' ? pointOf(query.airportLat, query.airportLong) : pointOf(query.lat, query.long);
  const name = given === undefined ? fallback.name.trim() : placeName(query.place);
  if (name !== '') return { kind: 'named', name };
  return { kind: given === undefined ? 'unknown' : 'chosen' };
}

/** A name that a place may have; no sentence, no address of a site. */
const PLACE_NAME = /^\p{L}[\p{L}\p{M}\p{N} .,'’()&-]{0,59}$/u;

/** The name of a place in the address, untrusted; the empty text where it may be none. */
function placeName(text: string | undefined): string {
  const name = text?.trim() ?? '';
  return PLACE_NAME.test(name) ? name : '';
}

/** Whether the address gives a place to search deals at, in whole or in part. */
export function hasPlace(query: URLSearchParams): boolean {
  return PLACE_PARAMETERS.some((name) => query.has(name));
}

/** Decimals of degrees that say where a visitor is to a hundred metres, which is enough for deals. */
const OWN_PLACE_DECIMALS = 3;

/** The address's query with the place where the visitor is; cars are searched there, too. */
export function withOwnPlace(query: URLSearchParams, { latitude, longitude }: Coordinates): URLSearchParams {
  const changed = withoutPlace(query);
  for (const name of ['lat', 'airportLat']) changed.set(name, latitude.toFixed(OWN_PLACE_DECIMALS));
  for (const name of ['long', 'airportLong']) changed.set(name, longitude.toFixed(OWN_PLACE_DECIMALS));
  return changed;
}

/** The address's query without a place: deals are searched at the agency's own. */
export function withoutPlace(query: URLSearchParams): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const name of PLACE_PARAMETERS) changed.delete(name);
  return changed;
}

function pointOf(lat: string | undefined, long: string | undefined): Coordinates | undefined {
  const latitude = degreesOf(lat, 90);
  const longitude = degreesOf(long, 180);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function degreesOf(text: string | undefined, limit: number): number | undefined {
  if (text === undefined || !/^[+-]?\d{1,3}(?:\.\d{1,20})?$/.test(text.trim())) return undefined;
  const degrees = Number(text) + 0;
  return Math.abs(degrees) <= limit ? degrees : undefined;
}
