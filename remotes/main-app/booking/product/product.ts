import type { Agency } from '../../../../src/application/remotes/remote-context.ts';
import { addressWith } from '../../../kit/navigation/address-query.ts';

/** The products of this area, by their names in the platform's calls. */
export const PRODUCTS = ['hotel', 'car', 'activity', 'flight', 'cruise'] as const;

export type Product = (typeof PRODUCTS)[number];

/** The service of the agency's booking menu that sells a product. */
export const SERVICE_OF: Readonly<Record<Product, Agency['bookingMenu'][number]['service']>> = {
  hotel: 'hotels',
  car: 'cars',
  activity: 'activities',
  flight: 'flights',
  cruise: 'cruises',
};

/** The parameters that a step adds to the search in the address. */
const CHOICE = 'choice';

/**
 * The address of a step. The search stays in the query with its filters, so that links can lead back to the results.
 *
 * @param search the current query
 * @param choice the id of the chosen option, if any
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

/** The address of the results with the search, filters and order of the current query. */
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

/** The paths of the steps of a booking (rules §2). */
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
  /** The query parameter with the offer's id. */
  readonly offerName: string;
}

export const PRODUCT_PAGES: Readonly<Record<Product, ProductPages>> = {
  hotel: pagesOf('hotels', 'hotelId', { details: 'search-details', confirmation: 'confirm-payment' }),
  car: pagesOf('cars', 'carId', {
    details: 'result-details',
    reservation: 'reservation-details',
    confirmation: 'confirm-payment',
  }),
  activity: pagesOf('activities', 'productCode', {
    details: 'result-details/{id}',
    checkout: 'bookings/checkout',
    confirmation: 'confirmation/{id}',
  }),
  flight: pagesOf('flights', 'flightId', {
    details: 'search-details',
    reservation: 'reservation-details',
    confirmation: 'confirmation',
  }),
  cruise: pagesOf('cruise', 'cruiseId', { details: 'search-details', confirmation: 'confirmation/{id}' }),
};

type Steps = Readonly<Record<'details' | 'confirmation', string> & { reservation?: string; checkout?: string }>;

/** The pages of a product below `/booknow/{folder}`. */
function pagesOf(folder: string, offerName: string, steps: Steps): ProductPages {
  const base = `/booknow/${folder}`;
  return {
    base,
    search: `${base}/search`,
    details: `${base}/${steps.details}`,
    reservation: steps.reservation === undefined ? null : `${base}/${steps.reservation}`,
    checkout: `${base}/${steps.checkout ?? 'checkout'}`,
    confirmation: `${base}/${steps.confirmation}`,
    offerName,
  };
}
