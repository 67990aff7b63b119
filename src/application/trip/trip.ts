import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Airport, CarCountry, Place, ShipLine } from '../../domain/trip/places.ts';
import type { Live } from '../shared/live.ts';
import type { ValueState } from '../shared/query-value.ts';

/** Suggestions and lists for the search forms: places, airports, cruise lines, countries. */
export interface Trip {
  readonly hotels: Suggestions<Place>;
  readonly airports: Suggestions<Airport>;
  readonly activities: Suggestions<Place>;
  readonly cars: Suggestions<Place>;
  readonly shipLines: Live<ValueState<readonly ShipLine[]>>;
  readonly carCountries: Live<ValueState<readonly CarCountry[]>>;
  loadShipLines(): void;
  loadCarCountries(): void;
}

/** Places that match what has been typed so far (rules §7, auto-suggest). */
export interface Suggestions<T> {
  readonly state: Live<SuggestState<T>>;
  /** Suggests for another text; results for an earlier one are dropped. A blank text suggests and calls nothing. */
  type(text: string): void;
}

/** On failure the list is empty and the failure is part of the state (rules §8). */
export type SuggestState<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly text: string }
  | { readonly kind: 'list'; readonly text: string; readonly items: readonly T[] }
  | { readonly kind: 'failed'; readonly text: string; readonly failure: CallFailure };
