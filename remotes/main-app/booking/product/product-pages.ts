import { addressWith } from '../../../kit/navigation/address-query.ts';
import type { Product } from './product.ts';

/** What a step adds to the search in the address. */
const CHOICE = 'choice';

/**
 * Where the step of an offer is. The search that led to it stays in the query,
 * filters and all, so that links can lead back to it.
 *
 * @param search the present query
 * @param choice the id of what was chosen of the offer, where something was
 */
export function offerAddress(
  product: Product,
  step: 'details' | 'reservation' | 'checkout',
  offerId: string,
  search: string,
  choice?: string,
): string {
  const chosen = choice === undefined ? {} : { [CHOICE]: choice };
  const { offerName, ...pages } = PRODUCT_PAGES[product];
  const path = pages[step] ?? pages.checkout;
  if (!path.includes('{id}')) return addressWith(path, { ...chosen, [offerName]: offerId }, search);
  return addressWith(path.replace('{id}', encodeURIComponent(offerId)), { ...chosen, [offerName]: null }, search);
}

/** The address of the results with the search, filters and order of the present query. */
export function resultsAddress(product: Product, search: string): string {
  const { search: path, offerName } = PRODUCT_PAGES[product];
  return addressWith(path, { [offerName]: null, [CHOICE]: null, isFromDeal: null }, search);
}

export function confirmationAddress(product: Product, referenceNumber: string): string {
  const path = PRODUCT_PAGES[product].confirmation;
  return path.includes('{id}')
    ? path.replace('{id}', encodeURIComponent(referenceNumber))
    : addressWith(path, { referenceNumber });
}

/** Where the steps of a booking are (rules §2). */
interface ProductPages {
  readonly base: string;
  readonly search: string;
  /** `{id}` stands for the offer, where its id belongs to the path. */
  readonly details: string;
  /** Between the details and the checkout, where there is such a step. */
  readonly reservation: string | null;
  readonly checkout: string;
  /** `{id}` stands for the reference number, where it belongs to the path. */
  readonly confirmation: string;
  /** What names the offer in a query. */
  readonly offerName: string;
}

export const PRODUCT_PAGES: Readonly<Record<Product, ProductPages>> = {
  hotel: {
    base: '/booknow/hotels',
    search: '/booknow/hotels/search',
    details: '/booknow/hotels/search-details',
    reservation: null,
    checkout: '/booknow/hotels/checkout',
    confirmation: '/booknow/hotels/confirm-payment',
    offerName: 'hotelId',
  },
  car: {
    base: '/booknow/cars',
    search: '/booknow/cars/search',
    details: '/booknow/cars/result-details',
    reservation: '/booknow/cars/reservation-details',
    checkout: '/booknow/cars/checkout',
    confirmation: '/booknow/cars/confirm-payment',
    offerName: 'carId',
  },
  activity: {
    base: '/booknow/activities',
    search: '/booknow/activities/search',
    details: '/booknow/activities/result-details/{id}',
    reservation: null,
    checkout: '/booknow/activities/bookings/checkout',
    confirmation: '/booknow/activities/confirmation/{id}',
    offerName: 'productCode',
  },
  flight: {
    base: '/booknow/flights',
    search: '/booknow/flights/search',
    details: '/booknow/flights/search-details',
    reservation: '/booknow/flights/reservation-details',
    checkout: '/booknow/flights/checkout',
    confirmation: '/booknow/flights/confirmation',
    offerName: 'flightId',
  },
  cruise: {
    base: '/booknow/cruise',
    search: '/booknow/cruise/search',
    details: '/booknow/cruise/search-details',
    reservation: null,
    checkout: '/booknow/cruise/checkout',
    confirmation: '/booknow/cruise/confirmation/{id}',
    offerName: 'cruiseId',
  },
};
