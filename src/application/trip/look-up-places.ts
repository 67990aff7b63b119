import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { SearchValues } from '@livery/contract/search/search-plan';
import { ok } from '@livery/contract/shared/result';
import { chosenPlace, isChosen, type NamedPlace } from '../../domain/search/named-place.ts';
import type { PlaceSuggestions } from './place-suggestions.ts';

/** A place of a search, and what is suggested for its name. */
export interface PlaceWithSuggestions {
  readonly place: NamedPlace;
  readonly suggestions: PlaceSuggestions;
}

interface LookupResult {
  /** The values of the places that were found. */
  readonly found: SearchValues;
  /** By the names of the places whose suggestions could not be had. */
  readonly failures: ReadonlyMap<string, CallFailure>;
}

/** Looks up the places of which a search has the names alone: the first suggestion counts. @rule 2.27 */
export async function lookUpPlaces(
  values: SearchValues,
  places: Iterable<PlaceWithSuggestions>,
): Promise<LookupResult> {
  const found: Record<string, string> = {};
  const failures = new Map<string, CallFailure>();
  const named = [...places].filter(({ place }) => Boolean(values[place.name]?.trim()) && !isChosen(values, place));
  const results = await Promise.all(
    named.map(async ({ place, suggestions }) => ({
      place,
      placesIn: suggestions.placesIn,
      result: await findSuggestions(suggestions, values[place.name]?.trim() ?? ''),
    })),
  );
  for (const { place, placesIn, result } of results) {
    const [first] = result.ok ? placesIn(result.value) : [];
    if (!result.ok) failures.set(place.name, result.error);
    if (first !== undefined) Object.assign(found, chosenPlace(place, first));
  }
  return { found, failures };
}

/** What is suggested for a text: what its field shows already, if it does. */
async function findSuggestions({ state, find }: PlaceSuggestions, text: string): ReturnType<PlaceSuggestions['find']> {
  const shown = state.now();
  return shown.kind === 'list' && shown.text === text ? ok(shown.items) : find(text);
}
