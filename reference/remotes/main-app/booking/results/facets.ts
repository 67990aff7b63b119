import type { Offer } from '../offer/offer.ts';
import { PLATFORM_CODES } from '../offer/platform-codes.ts';
import type { Facet } from './filter-offers.ts';

type Product = Offer['product'];

type ProductOffer<P extends Product> = Extract<Offer, { product: P }>;

/** A facet of one product's offers; other offers have no value for it. */
export function productFacet<P extends Product>(
  product: P,
  valuesOf: (offer: ProductOffer<P>) => readonly string[],
  facet: Omit<Facet, 'valuesOf'>,
): Facet {
  const isOfProduct = (offer: Offer): offer is ProductOffer<P> => offer.product === product;
  return { ...facet, valuesOf: (offer) => (isOfProduct(offer) ? valuesOf(offer) : []) };
}

/** A facet of names from the platform. */
export function nameFacet<P extends Product>(
  product: P,
  id: string,
  nameOf: (offer: ProductOffer<P>) => string,
): Facet {
  const valuesOf = (offer: ProductOffer<P>) => [nameOf(offer)].filter((name) => name !== '');
  return productFacet(product, valuesOf, { id, label: { by: 'itself' } });
}

/** A facet of codes in this order; their labels are messages under the key. */
export function codeFacet(id: string, key: string, order: readonly string[]): Omit<Facet, 'valuesOf'> {
  return { id, label: { by: 'code', key }, order };
}

export const TAG_FACET: Facet = {
  ...codeFacet(
    'tags',
    'tags',
    PLATFORM_CODES.tags.filter((tag) => tag !== 'nonstop'),
  ),
  valuesOf: ({ tags }) => tags,
  all: true,
};

/** The minimum rating of each category. */
export const MIN_RATINGS: ReadonlyMap<string, number> = new Map([
  ['excellent', 4.5],
  ['great', 4],
  ['good', 3.5],
]);

export const RATING_FACET: Facet = {
  ...codeFacet('rating', 'ratings', [...MIN_RATINGS.keys()]),
  valuesOf: ({ rating }) =>
    [...MIN_RATINGS].flatMap(([name, least]) => (rating !== null && rating >= least ? [name] : [])),
};

export function categoryFacet(order: readonly string[]): Facet {
  return {
    ...codeFacet('category', 'categories', order),
    valuesOf: (offer) => ('category' in offer ? [offer.category] : []),
  };
}
