import type { QueryChanges } from '@livery/remote';
import type { ResortDeal } from './resort-deal.ts';

/** The active filters. */
export interface DealFilters {
  /** As the service wrote them: a resort must have all of these. */
  readonly amenities: readonly string[];
  /** At least, out of five; `null` for any. */
  readonly rating: number | null;
  /** Per night, in the currency of the prices, at most. */
  readonly most: number | null;
}

/** The choices for the least number of stars. */
export const RATINGS = ['4.5', '4', '3.5'] as const;

/** Separates amenities; no name contains it. */
const SEPARATOR = '~';

/**
 * Reads `?with=Spa~Golf&rating=4&most=300USD`. Invalid values are ignored, and so is a limit in another currency
 * than that of the prices.
 *
 * @param currency of the prices
 */
export function filtersFromQuery(read: (name: string) => string, currency: string): DealFilters {
  const [, limit, of] = /^(\d{1,9})([A-Z]{3})$/.exec(read('most')) ?? [];
  const most = of === currency ? Number(limit) : null;
  const rating = RATINGS.find((known) => known === read('rating'));
  return {
    amenities: [...new Set(read('with').split(SEPARATOR))].filter((text) => text !== ''),
    rating: rating === undefined ? null : Number(rating),
    most,
  };
}

/** The change of the address when an amenity is chosen or removed. */
export function withAmenity({ amenities }: DealFilters, amenity: string, chosen: boolean): QueryChanges {
  const others = amenities.filter((one) => one !== amenity);
  return { with: [...others, ...(chosen ? [amenity] : [])].join(SEPARATOR) };
}

/** @param most whole units of a currency; `null` for no limit */
export function withLimit(most: number | null, currency: string): QueryChanges {
  return { most: most === null ? null : `${most}${currency}` };
}

export const NO_FILTERS: QueryChanges = { with: null, rating: null, most: null };

/** How many filters are active. */
export function filterCount({ amenities, rating, most }: DealFilters): number {
  return amenities.length + (rating === null ? 0 : 1) + (most === null ? 0 : 1);
}

/** The deals that match the filters, in their order. */
export function filterDeals(deals: readonly ResortDeal[], filters: DealFilters): readonly ResortDeal[] {
  const { amenities, rating, most } = filters;
  return deals.filter(
    (deal) =>
      amenities.every((amenity) => deal.amenities.includes(amenity)) &&
      (rating === null || (deal.rating ?? 0) >= rating) &&
      (most === null || (deal.price !== null && deal.price.amount <= most)),
  );
}
