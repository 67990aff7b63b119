import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Live } from '@livery/contract/shared/live';
import type { Result } from '@livery/contract/shared/result';
import type { ValueState } from '@livery/contract/shared/value-state';
import type { CarCountry, ShipLine } from '@livery/contract/trip/places';
import type { SuggestedService, SuggestionFor } from '../../domain/trip/suggestions.ts';

/** The suggestions for the search of each service. */
export type SuggestionsByService = { readonly [S in SuggestedService]: Suggestions<SuggestionFor<S>> };

/** Suggestions and lists for the search forms: places, airports, cruise lines, countries; and the day that they count from. */
export interface Trip extends SuggestionsByService {
  /** The visitor's own day; while a page that a server rendered is hydrated, the day that it was rendered for. */
  readonly today: Live<Temporal.PlainDate>;
  /** The day with which the page began: a part that is hydrated later is as the server rendered it. */
  readonly firstToday: Temporal.PlainDate;
  /** Reads the day again: once a page that a server rendered is hydrated. */
  followToday(): void;
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
  /** What is suggested for a text that is complete: called at once, and no part of the state. */
  find(text: string): Promise<Result<readonly T[], CallFailure>>;
}

/** On failure the list is empty and the failure is part of the state (rules §8). */
export type SuggestState<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly text: string }
  | { readonly kind: 'list'; readonly text: string; readonly items: readonly T[] }
  | { readonly kind: 'failed'; readonly text: string; readonly failure: CallFailure };
