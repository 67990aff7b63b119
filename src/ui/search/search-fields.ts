import type { SearchNeeds, SearchValues } from '@livery/contract/search/search-plan';
import type { PlaceSuggestions } from '../../application/trip/place-suggestions.ts';
import type { NamedPlace } from '../../domain/search/named-place.ts';

/** The form of a search, as its fields use it. */
export interface SearchFields {
  /** By their names in the address; a journey of several flights has additional ones, see `flight-legs.ts`. */
  readonly values: SearchValues;
  /** The data for checking values: the visitor's date, and the agency. */
  readonly needs: SearchNeeds;
  /** The problem of a value, in words; none before the first search. */
  error(name: string): string | undefined;
  set(changes: SearchValues): void;
  /**
   * Makes the text in a place's field be looked up before the search, if no place was chosen; returns a function that
   * ends this.
   */
  offerPlace(place: NamedPlace, suggestions: PlaceSuggestions): () => void;
}

export interface FieldsProps {
  readonly form: SearchFields;
}
