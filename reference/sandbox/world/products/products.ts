import type { Choice, Offer, OfferExtras, ProductName, SearchContext } from '../offers/offer.ts';
import { parseOfferId } from '../offers/offer-id.ts';
import { activity } from './activity.ts';
import { car } from './car.ts';
import { cruise } from './cruise.ts';
import { flight } from './flight.ts';
import { hotel } from './hotel.ts';
import type { Product, Trip } from './product.ts';

/** All products that can be booked: one entry each. */
const PRODUCTS_BY_NAME: { readonly [P in ProductName]: Product<Extract<Offer, { product: P }>> } = {
  hotel,
  car,
  activity,
  flight,
  cruise,
};

export const PRODUCTS: ReadonlyMap<string, Product> = new Map<string, Product>(Object.entries(PRODUCTS_BY_NAME));

/** The names of the products for use in a sentence. */
export const PRODUCT_NAMES = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(PRODUCTS.keys());

/** The time and place of an offer; the place is named in a language. */
export function offerTrip(offer: Offer, language = 'en'): Trip {
  const product: Product = PRODUCTS_BY_NAME[offer.product];
  return product.tripOf(offer, language);
}

/** The number of units of a choice that a booking for this many travellers takes: rooms, seats or places. */
export function unitsTaken(offer: Offer, choice: Choice, travellers = 1): number {
  const product: Product = PRODUCTS_BY_NAME[offer.product];
  return product.unitsOf?.(offer, choice, travellers) ?? 1;
}

interface FoundOffer {
  readonly offer: Offer;
  /** Computed on demand. */
  readonly extras: () => OfferExtras;
}

/** The offer with an id, or null. */
export function findOffer(id: string, context: SearchContext): FoundOffer | null {
  const offerId = parseOfferId(context.seed, id);
  const product = offerId === null ? undefined : PRODUCTS.get(offerId.product);
  if (offerId === null || product === undefined) return null;
  const { values, key } = offerId;
  const pairs = product.fields.map((field, index) => [field, values[index] ?? '']).filter(([, value]) => value !== '');
  const foundOffers = product.search(Object.fromEntries(pairs), context);
  if (typeof foundOffers === 'string') return null;
  const offer = foundOffers.offers.find((candidate) => parseOfferId(context.seed, candidate.id)?.key === key);
  return offer === undefined ? null : { offer, extras: () => foundOffers.extras(offer) };
}
