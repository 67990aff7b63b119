import type { DealLocation } from '@livery/contract/agency/policies';
import type { LanguageCode } from '@livery/contract/market/language';
import { plausiblePlaceName } from '@livery/contract/search/place-name';
import { parseCoordinates } from './deal-place.ts';
import type { TabWithDeals } from './deal-tab.ts';

/**
 * What the place of deals is called: by a name, as `chosen` if the address gives
 * a point and no name for it, as `unknown` if the deployment's own has none.
 */
export type DealPlaceName =
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'chosen' }
  | { readonly kind: 'unknown' };

/**
 * What the place around which a tab's deals are searched is called: cars are
 * searched at the airport, which the address may give without the place, or not
 * give.
 * @rule 2.10
 */
export function dealPlaceName(
  query: URLSearchParams,
  { fallback, language }: { readonly fallback: DealLocation; readonly language: LanguageCode },
  tab: TabWithDeals,
): DealPlaceName {
  const [lat, long] = tab === 'cars' ? ['airportLat', 'airportLong'] : ['lat', 'long'];
  const given = parseCoordinates(query.get(lat) ?? undefined, query.get(long) ?? undefined);
  const name = given === undefined ? locationName(fallback, language) : plausiblePlaceName(query.get('place') ?? '');
  if (name !== '') return { kind: 'named', name };
  return { kind: given === undefined ? 'unknown' : 'chosen' };
}

/** What the agency's own place is called in a language; the empty text if it has no name. */
export function locationName({ name, names }: DealLocation, language: LanguageCode): string {
  return (names?.[language] ?? name).trim();
}
