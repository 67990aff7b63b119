import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { CarCountry, ShipLine } from '@livery/contract/trip/places';
import type { SuggestedService, SuggestionFor } from '../../domain/trip/suggestions.ts';

/** Finds suggestions for the search of each service. */
export type SuggestionSource = {
  readonly [S in SuggestedService]: (
    text: string,
    signal: AbortSignal,
  ) => Promise<Result<readonly SuggestionFor<S>[], CallFailure>>;
};

/**
 * Finds places for the text typed so far, and loads the lists of the search forms.
 *
 * An empty list is a good result. Never rejects. Checked by tests/contracts/sources/place-source.contract.ts.
 *
 * @see rules §7, auto-suggest
 */
export interface PlaceSource extends SuggestionSource {
  shipLines(signal: AbortSignal): Promise<Result<readonly ShipLine[], CallFailure>>;
  carCountries(signal: AbortSignal): Promise<Result<readonly CarCountry[], CallFailure>>;
}
