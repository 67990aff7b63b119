import type { Coordinates } from '@livery/contract/agency/policies';
import { DEAL_CURRENCY } from '@livery/contract/market/currency-choice';
import type { CurrencyCode } from '@livery/contract/market/money';
import { err, ok, type Result } from '@livery/contract/shared/result';

/** A request for resort deals: a point, and the currency of the prices. */
export interface ResortDealsSearch {
  readonly body: { readonly lat: number; readonly lon: number };
  readonly currency: CurrencyCode;
}

/** Invalid coordinates: not finite, or beyond the poles or the date line. */
export interface CoordinatesOutOfRange {
  readonly kind: 'coordinates-out-of-range';
  readonly place: Coordinates;
}

/**
 * The search for resort deals around a point. If the currency isn't a code of three capitals, US dollars are used, the
 * default of deals (rules §7, resort service; rules 7.11).
 * @rule 7.15
 */
export function resortDealsSearch(
  place: Coordinates,
  currency: CurrencyCode = DEAL_CURRENCY,
): Result<ResortDealsSearch, CoordinatesOutOfRange> {
  const { latitude, longitude } = place;
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180)) return err({ kind: 'coordinates-out-of-range', place });
  return ok({
    body: { lat: latitude, lon: longitude },
    currency: /^[A-Z]{3}$/.test(currency) ? currency : DEAL_CURRENCY,
  });
}

function isWithin(degrees: number, limit: number): boolean {
  return Math.abs(degrees) <= limit;
}
