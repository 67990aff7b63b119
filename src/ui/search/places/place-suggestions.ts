import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Live } from '@livery/contract/shared/live';
import type { Airport, Place } from '@livery/contract/trip/places';
import type { Shell } from '../../../application/shell.ts';
import type { SuggestState } from '../../../application/trip/trip.ts';
import type { PlacedService } from '../../../domain/search/named-place.ts';
import { resortPlaces, type SuggestedPlace, suggestedPlaces } from '../../../domain/search/suggested-places.ts';

/** What is suggested for a text; the last text wins (rules §7, auto-suggest). */
export interface PlaceSuggestions {
  readonly state: Live<SuggestState<Place | Airport>>;
  type(text: string): void;
  /** What was found, in the order in which it is suggested. */
  placesIn(found: readonly (Place | Airport)[]): readonly SuggestedPlace[];
  /** Whether these are resorts and their places, which are headed otherwise than hotels and cities. */
  readonly ofResorts: boolean;
}

/** The suggestions for the search of a product. */
export function suggestionsFor(service: PlacedService, { trip, resorts }: Shell): PlaceSuggestions {
  if (service !== 'resorts') return { ...trip[service], placesIn: suggestedPlaces, ofResorts: false };
  return {
    ...resorts.places,
    placesIn: (found) => suggestedPlaces(resortPlaces(found.flatMap((place) => ('code' in place ? [] : [place])))),
    ofResorts: true,
  };
}

type First =
  | { readonly kind: 'found'; readonly place: SuggestedPlace }
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** The first place that is suggested for a text; none where another text was typed meanwhile. */
export function firstSuggestion(suggestions: PlaceSuggestions, typed: string): Promise<First> {
  const text = typed.trim();
  const { state } = suggestions;
  const present = state.now();
  if (!('text' in present) || present.text !== text || present.kind === 'failed') suggestions.type(text);
  return new Promise((resolve) => {
    const watching = state.changes.subscribe((now) => {
      const first = firstIn(now);
      if (first === undefined) return;
      resolve(first);
      // Not before `watching` is there: the present state comes at once.
      queueMicrotask(() => watching.unsubscribe());
    });
  });

  function firstIn(now: SuggestState<Place | Airport>): First | undefined {
    if (!('text' in now) || now.text !== text) return { kind: 'none' };
    if (now.kind === 'failed') return { kind: 'failed', failure: now.failure };
    if (now.kind === 'loading') return undefined;
    const [place] = suggestions.placesIn(now.items);
    return place === undefined ? { kind: 'none' } : { kind: 'found', place };
  }
}
