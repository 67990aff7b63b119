import type { SearchNeeds, SearchValues } from '@livery/contract/search/search-plan';
import type { PlaceSuggestions } from '../../application/trip/place-suggestions.ts';
import type { NamedPlace } from '../../domain/search/named-place.ts';

/** The form of a search, for its fields. */
export interface SearchFields {
  /** By their names in the address; a journey of several flights has further ones, see `flight-legs.ts`. */
  readonly values: SearchValues;
  /** What the values are judged by: the visitor's day, and the agency. */
  readonly needs: SearchNeeds;
  /** What is wrong with a value, in words; nothing before the first search. */
  error(name: string): string | undefined;
  set(changes: SearchValues): void;
  /** Has what was typed into a place's field looked up before the search, if nothing was chosen; returns how to end that. */
  offerPlace(place: NamedPlace, suggestions: PlaceSuggestions): () => void;
}

export interface FieldsProps {
  readonly form: SearchFields;
}
