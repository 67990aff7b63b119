import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { SearchValues } from '@livery/contract/search/search-plan';
import { ok } from '@livery/contract/shared/result';
import { chosenPlace, isChosen, type NamedPlace } from '../../domain/search/named-place.ts';
import type { PlaceSuggestions } from './place-suggestions.ts';

/** A place of a search, and the suggestions for its name. */
export interface PlaceWithSuggestions {
  readonly place: NamedPlace;
  readonly suggestions: PlaceSuggestions;
}

interface LookupResult {
  /** The values of the places that were found. */
  readonly found: SearchValues;
  /** The failures to load suggestions, by the names of the places. */
  readonly failures: ReadonlyMap<string, CallFailure>;
}

/** Looks up the places of a search that have only names; the first suggestion is taken. @rule 2.27 */
export async function lookUpPlaces(
  values: SearchValues,
  places: Iterable<PlaceWithSuggestions>,
): Promise<LookupResult> {
  const foundValues: Record<string, string> = {};
  const failures = new Map<string, CallFailure>();
  const namedPlaces = [...places].filter(
    ({ place }) => Boolean(values[place.name]?.trim()) && !isChosen(values, place),
  );
  const results = await Promise.all(
    namedPlaces.map(async ({ place, suggestions }) => ({
      place,
      placesIn: suggestions.placesIn,
      result: await findSuggestions(suggestions, values[place.name]?.trim() ?? ''),
    })),
  );
  for (const { place, placesIn, result } of results) {
    const [firstPlace] = result.ok ? placesIn(result.value) : [];
    if (!result.ok) failures.set(place.name, result.error);
    if (firstPlace !== undefined) Object.assign(foundValues, chosenPlace(place, firstPlace));
  }
  return { found: foundValues, failures };
}

/** The suggestions for a text; those that its field already shows, if there are any. */
async function findSuggestions({ state, find }: PlaceSuggestions, text: string): ReturnType<PlaceSuggestions['find']> {
  const shownSuggestState = state.now();
  return shownSuggestState.kind === 'list' && shownSuggestState.text === text
    ? ok(shownSuggestState.items)
    : find(text);
}
