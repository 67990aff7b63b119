import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { Airport, CarCountry, Place, ShipLine } from '../../domain/trip/places.ts';

/**
 * Finds places by what the traveller has typed so far, and loads the lists that
 * go with a search.
 *
 * No match is a good result. Never rejects. Checked by
 * tests/contracts/sources/place-source.contract.ts.
 *
 * @see rules §7, auto-suggest
 */
export interface PlaceSource {
  hotels(text: string, signal: AbortSignal): Promise<Result<readonly Place[], CallFailure>>;
  airports(text: string, signal: AbortSignal): Promise<Result<readonly Airport[], CallFailure>>;
  activities(text: string, signal: AbortSignal): Promise<Result<readonly Place[], CallFailure>>;
  cars(text: string, signal: AbortSignal): Promise<Result<readonly Place[], CallFailure>>;
  shipLines(signal: AbortSignal): Promise<Result<readonly ShipLine[], CallFailure>>;
  carCountries(signal: AbortSignal): Promise<Result<readonly CarCountry[], CallFailure>>;
}
