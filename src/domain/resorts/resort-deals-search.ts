import type { Coordinates } from '../agency/policies.ts';
import { DEAL_CURRENCY } from '../market/currency-choice.ts';
import type { CurrencyCode, Money } from '../market/money.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** A request for resort deals: a point, and the currency of the prices. */
export interface ResortDealsSearch {
  readonly body: { readonly lat: number; readonly lon: number };
  readonly currency: CurrencyCode;
}

/** There is no such point: a degree is not finite or beyond the poles or the date line. */
export interface CoordinatesOutOfRange {
  readonly kind: 'coordinates-out-of-range';
  readonly place: Coordinates;
}

/**
 * The search for resort deals around a point. In place of a currency that is no
 * code of three capitals it names US dollars, the default of deals (rules §7,
 * resort service; rules 7.11).
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

/**
 * A resort on offer. Resorts are requested in a currency, so unlike other deals
 * their price has a currency (rules §7, resort service).
 * @rule 7.15
 */
export interface ResortDeal {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  /** The name of its place. */
  readonly location: string;
  /** 0 to 5, or `null` when not rated. */
  readonly rating: number | null;
  /** For the whole stay; `null` when not given. */
  readonly price: Money | null;
}
