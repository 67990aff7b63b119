import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Live } from '@livery/contract/shared/live';
import type { Result } from '@livery/contract/shared/result';
import type { Airport, Place } from '@livery/contract/trip/places';
import type { PlacedService } from '../../domain/search/named-place.ts';
import { resortPlaces, type SuggestedPlace, suggestedPlaces } from '../../domain/search/suggested-places.ts';
import type { Shell } from '../shell.ts';
import type { SuggestState } from './trip.ts';

/** The suggestions for a text; the last text counts (rules §7, auto-suggest). */
export interface PlaceSuggestions {
  readonly state: Live<SuggestState<Place | Airport>>;
  type(text: string): void;
  find(text: string): Promise<Result<readonly (Place | Airport)[], CallFailure>>;
  /** The places of a result, in the order of the suggestions. */
  placesIn(found: readonly (Place | Airport)[]): readonly SuggestedPlace[];
  /** Whether these are resorts and their places, which have other headings than hotels and cities. */
  readonly ofResorts: boolean;
}

/** The suggestions for the search of a product. */
export function suggestionsFor(
  service: PlacedService,
  { trip, resorts }: Pick<Shell, 'trip' | 'resorts'>,
): PlaceSuggestions {
  if (service !== 'resorts') return { ...trip[service], placesIn: suggestedPlaces, ofResorts: false };
  return {
    ...resorts.places,
    placesIn: (places) => suggestedPlaces(resortPlaces(places.flatMap((place) => ('code' in place ? [] : [place])))),
    ofResorts: true,
  };
}
