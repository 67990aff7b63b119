import type { DealLocation } from '@livery/contract/agency/policies';
import type { LanguageCode } from '@livery/contract/market/language';
import { pointOf } from './deal-place.ts';
import type { TabWithDeals } from './deal-tab.ts';

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
 * give.
 * @rule 2.10
 */
export function dealPlaceName(
  query: URLSearchParams,
  { fallback, language }: { readonly fallback: DealLocation; readonly language: LanguageCode },
  tab: TabWithDeals,
): DealPlaceName {
  const [lat, long] = tab === 'cars' ? ['airportLat', 'airportLong'] : ['lat', 'long'];
  const given = pointOf(query.get(lat) ?? undefined, query.get(long) ?? undefined);
  const name = given === undefined ? nameOfLocation(fallback, language) : placeName(query.get('place') ?? '');
  if (name !== '') return { kind: 'named', name };
  return { kind: given === undefined ? 'unknown' : 'chosen' };
}

/** What the agency's own place is called in a language; the empty text where it has no name. */
export function nameOfLocation({ name, names }: DealLocation, language: LanguageCode): string {
  return (names?.[language] ?? name).trim();
}

/** A name that a place may have; no sentence, no address of a site. */
const PLACE_NAME = /^\p{L}[\p{L}\p{M}\p{N} .,'’()&-]{0,59}$/u;

/** The name of a place in the address, untrusted; the empty text where it may be none. */
function placeName(text: string): string {
  const name = text.trim();
  return PLACE_NAME.test(name) ? name : '';
}
