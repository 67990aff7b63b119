import { PRODUCTS, type ProductRow } from '@livery/contract/agency/products';
import { isChosen, NAMED_PLACES, type NamedPlace } from '../search/named-place.ts';
import type { SuggestedPlace } from '../search/suggested-places.ts';
import type { RecentSearch } from './recent-search.ts';

/** The places that a field accepts: airports, places, or resorts and their places. */
export type RecentPlaceKind = 'airports' | 'places' | 'resorts';

const MAX_RECENT_PLACES = 5;

/**
 * The places of recent searches that a field accepts, in the order of the searches, each once and five at most. Places
 * of resort searches are only suggested for resorts, which have a separate places service.
 * @rule 2.27
 */
export function recentPlaces(
  searches: readonly RecentSearch[],
  requestedPlaceKind: RecentPlaceKind,
): readonly SuggestedPlace[] {
  const places = new Map<string, SuggestedPlace>();
  for (const search of searches) {
    if (recentPlaceKind(search) !== requestedPlaceKind) continue;
    for (const place of NAMED_PLACES[search.product]) {
      const knownPlace = searchedPlace(search, place);
      if (knownPlace !== undefined && !places.has(knownPlace.id)) places.set(knownPlace.id, knownPlace);
    }
  }
  return [...places.values()].slice(0, MAX_RECENT_PLACES);
}

function recentPlaceKind({ product }: RecentSearch): RecentPlaceKind {
  const row: ProductRow | undefined = PRODUCTS.find(({ service }) => service === product);
  if (row?.handledBy === 'resort') return 'resorts';
  return row?.suggests === 'airports' ? 'airports' : 'places';
}

function searchedPlace({ values }: RecentSearch, place: NamedPlace): SuggestedPlace | undefined {
  if (!isChosen(values, place)) return undefined;
  const read = (name: string) => values[name] ?? '';
  const name = read(place.name);
  if ('code' in place) {
    const code = read(place.code);
    return { id: code, name: name || code, hint: '', kind: 'airport', city: '', at: { code } };
  }
  if (name === '') return undefined;
  const at = { latitude: read(place.latitude), longitude: read(place.longitude) };
  // Services give the same place with more or fewer decimals.
  const id = [name, ...Object.values(at).map((degrees) => Number(degrees).toFixed(1))].join('/');
  return { id, name, hint: '', kind: 'other', city: '', at };
}
