import type { ResortOffer } from '@livery/contract/resorts/resort-deal';
import type { QueryChanges } from '@livery/remote';

/** The active filters. */
export interface DealFilters {
  /** In the service's words: a resort must have all of these. */
  readonly amenities: readonly string[];
  /** The minimum rating out of five; `null` for any. */
  readonly rating: number | null;
  /** Per night, in the currency of the prices, both inclusive. */
  readonly least: number | null;
  readonly most: number | null;
}

/** The options for the minimum number of stars. */
export const MIN_RATINGS = ['4.5', '4', '3.5'] as const;

/** Separates amenities; no name contains it. */
const AMENITY_SEPARATOR = '~';

/**
 * Reads `?with=Spa~Golf&rating=4&least=100USD&most=300USD`, or `?with=Spa&with=Golf&least=100&most=` as a form sends
 * it. Invalid values are ignored, and so are limits in another currency than the prices.
 *
 * @param read all values of a parameter
 * @param currency of the prices
 */
export function filtersFromQuery(read: (name: string) => readonly string[], currency: string): DealFilters {
  const limit = (name: string) => {
    const [, amount, of = currency] = /^(\d{1,9})([A-Z]{3})?$/.exec(read(name)[0] ?? '') ?? [];
    return amount !== undefined && of === currency ? Number(amount) : null;
  };
  const rating = MIN_RATINGS.find((knownMinRating) => knownMinRating === read('rating')[0]);
  return {
    amenities: [...new Set(read('with').flatMap((text) => text.split(AMENITY_SEPARATOR)))].filter(
      (text) => text !== '',
    ),
    rating: rating === undefined ? null : Number(rating),
    least: limit('least'),
    most: limit('most'),
  };
}

/** The change of the address when an amenity is chosen or removed. */
export function withAmenity({ amenities }: DealFilters, amenity: string, chosen: boolean): QueryChanges {
  const otherAmenities = amenities.filter((candidate) => candidate !== amenity);
  return { with: [...otherAmenities, ...(chosen ? [amenity] : [])].join(AMENITY_SEPARATOR) };
}

/** @param least whole units of a currency, as is `most`; `null` for no limit */
export function withPrices(least: number | null, most: number | null, currency: string): QueryChanges {
  const limitText = (limit: number | null) => (limit === null ? null : `${limit}${currency}`);
  return { least: limitText(least), most: limitText(most) };
}

export const NO_FILTERS: QueryChanges = { with: null, rating: null, least: null, most: null };

/** The number of active filters. */
export function filterCount({ amenities, rating, least, most }: DealFilters): number {
  return amenities.length + (rating === null ? 0 : 1) + (least === null && most === null ? 0 : 1);
}

/** The deals that match the filters, in their order. */
export function filterDeals(deals: readonly ResortOffer[], filters: DealFilters): readonly ResortOffer[] {
  const { amenities, rating } = filters;
  return deals.filter(
    (deal) =>
      amenities.every((amenity) => deal.amenities.includes(amenity)) &&
      (rating === null || (deal.rating ?? 0) >= rating) &&
      fitsPrice(deal, filters),
  );
}

function fitsPrice({ price }: ResortOffer, { least, most }: DealFilters): boolean {
  if (least === null && most === null) return true;
  return price !== null && price.amount >= (least ?? 0) && price.amount <= (most ?? Number.MAX_SAFE_INTEGER);
}

/** An active filter, and all filters without it. */
export interface ActiveFilter {
  readonly of: 'price' | 'rating' | { readonly amenity: string };
  readonly removal: QueryChanges;
  readonly others: DealFilters;
}

export function activeFilters(filters: DealFilters): readonly ActiveFilter[] {
  const { amenities, rating, least, most } = filters;
  const without = (changes: Partial<DealFilters>) => ({ ...filters, ...changes });
  const noPrice = { least: null, most: null };
  return [
    ...(least === null && most === null ? [] : [{ of: 'price', removal: noPrice, others: without(noPrice) } as const]),
    ...(rating === null
      ? []
      : [{ of: 'rating', removal: { rating: null }, others: without({ rating: null }) } as const]),
    ...amenities.map((amenity) => ({
      of: { amenity },
      removal: withAmenity(filters, amenity, false),
      others: without({ amenities: amenities.filter((candidate) => candidate !== amenity) }),
    })),
  ];
}
