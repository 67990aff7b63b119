import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Live } from '@livery/contract/shared/live';
import type { Result } from '@livery/contract/shared/result';
import type { ValueState } from '@livery/contract/shared/value-state';
import type { CarCountry, ShipLine } from '@livery/contract/trip/places';
import type { SuggestedService, SuggestionFor } from '../../domain/trip/suggestions.ts';

/** The suggestions for the search of each service. */
export type SuggestionsByService = { readonly [S in SuggestedService]: Suggestions<SuggestionFor<S>> };

/** Suggestions and lists for the search forms: places, airports, cruise lines, countries; and the current date. */
export interface Trip extends SuggestionsByService {
  /** The visitor's date; while a server-rendered page is hydrated, the date for which it was rendered. */
  readonly today: Live<Temporal.PlainDate>;
  /** The date when the page was opened: parts that are hydrated later still match the server's markup. */
  readonly firstToday: Temporal.PlainDate;
  /** Reads the date again; to be called once a server-rendered page is hydrated. */
  followToday(): void;
  readonly shipLines: Live<ValueState<readonly ShipLine[]>>;
  readonly carCountries: Live<ValueState<readonly CarCountry[]>>;
  loadShipLines(): void;
  loadCarCountries(): void;
}

/** Places that match the text typed so far (rules §7, auto-suggest). */
export interface Suggestions<T> {
  readonly state: Live<SuggestState<T>>;
  /**
   * Suggests for another text; results for an earlier one are dropped. A blank text clears the suggestions and makes no
   * call.
   */
  type(text: string): void;
  /** The suggestions for a complete text: called immediately, and not part of the state. */
  find(text: string): Promise<Result<readonly T[], CallFailure>>;
}

/** On failure the list is empty and the state has the failure (rules §8). */
export type SuggestState<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly text: string }
  | { readonly kind: 'list'; readonly text: string; readonly items: readonly T[] }
  | { readonly kind: 'failed'; readonly text: string; readonly failure: CallFailure };
