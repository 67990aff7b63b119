import { plausiblePlaceName } from '@livery/remote/search';

/** The place of a search for resorts. */
export interface Place {
  /** Its name; the empty text if the address has none. */
  readonly name: string;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
}

/**
 * The place in the address, `?place=Bali&lat=-8.69&lon=115.17`; `null` if it is missing or its coordinates are invalid.
 */
export function placeFromQuery(read: (name: string) => string): Place | null {
  const [lat, lon] = [parseDegrees(read('lat'), 90), parseDegrees(read('lon'), 180)];
  return lat === null || lon === null ? null : { name: plausiblePlaceName(read('place')), lat, lon };
}

function parseDegrees(text: string, limit: number): number | null {
  return /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= limit ? Number(text) : null;
}
