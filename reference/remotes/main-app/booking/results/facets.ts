import type { Offer } from '../offer/offer.ts';
import { PLATFORM_CODES } from '../offer/platform-codes.ts';
import type { Facet } from './filter-offers.ts';

type Product = Offer['product'];

type OfferOf<P extends Product> = Extract<Offer, { product: P }>;

/** A facet that offers of one product have; others have no value of it. */
export function facetOf<P extends Product>(
  product: P,
  valuesOf: (offer: OfferOf<P>) => readonly string[],
  facet: Omit<Facet, 'valuesOf'>,
): Facet {
  const isOfProduct = (offer: Offer): offer is OfferOf<P> => offer.product === product;
  return { ...facet, valuesOf: (offer) => (isOfProduct(offer) ? valuesOf(offer) : []) };
}

/** A facet of the names that the platform writes. */
export function nameFacet<P extends Product>(product: P, id: string, nameOf: (offer: OfferOf<P>) => string): Facet {
  const valuesOf = (offer: OfferOf<P>) => [nameOf(offer)].filter((name) => name !== '');
  return facetOf(product, valuesOf, { id, label: { by: 'itself' } });
}

/** A facet of codes, in this order; their labels are messages under the key. */
export function codes(id: string, key: string, order: readonly string[]): Omit<Facet, 'valuesOf'> {
  return { id, label: { by: 'code', key }, order };
}

export const TAGS: Facet = {
  ...codes(
    'tags',
    'tags',
    PLATFORM_CODES.tags.filter((tag) => tag !== 'nonstop'),
  ),
  valuesOf: ({ tags }) => tags,
  all: true,
};

/** The lowest rating of each category. */
export const RATINGS: ReadonlyMap<string, number> = new Map([
  ['excellent', 4.5],
  ['great', 4],
  ['good', 3.5],
]);

export const RATING: Facet = {
  ...codes('rating', 'ratings', [...RATINGS.keys()]),
  valuesOf: ({ rating }) => [...RATINGS].flatMap(([name, least]) => (rating !== null && rating >= least ? [name] : [])),
};

export function categoryFacet(order: readonly string[]): Facet {
  return {
    ...codes('category', 'categories', order),
    valuesOf: (offer) => ('category' in offer ? [offer.category] : []),
  };
}
