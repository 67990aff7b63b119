import type { DealLocation } from '@livery/contract/agency/policies';
import type { LanguageCode } from '@livery/contract/market/language';
import { plausiblePlaceName } from '@livery/contract/search/place-name';
import { parseCoordinates } from './deal-place.ts';
import type { TabWithDeals } from './deal-tab.ts';

/**
 * The name of the place of deals; `chosen` if the address gives a point without a name, `unknown` if the default place
 * has no name.
 */
export type DealPlaceName =
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'chosen' }
  | { readonly kind: 'unknown' };

/**
 * The name of the place around which a tab's deals are searched. Cars are searched at the airport, which the address
 * may give or leave out independently of the place.
 * @rule 2.10
 */
export function dealPlaceName(
  query: URLSearchParams,
  { fallback, language }: { readonly fallback: DealLocation; readonly language: LanguageCode },
  tab: TabWithDeals,
): DealPlaceName {
  const [lat, long] = tab === 'cars' ? ['airportLat', 'airportLong'] : ['lat', 'long'];
  const coordinates = parseCoordinates(query.get(lat) ?? undefined, query.get(long) ?? undefined);
  const name =
    coordinates === undefined ? locationName(fallback, language) : plausiblePlaceName(query.get('place') ?? '');
  if (name !== '') return { kind: 'named', name };
  return { kind: coordinates === undefined ? 'unknown' : 'chosen' };
}

/** The name of the default place in a language; empty if it has none. */
export function locationName({ name, names }: DealLocation, language: LanguageCode): string {
  return (names?.[language] ?? name).trim();
}
