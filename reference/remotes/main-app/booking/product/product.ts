import { type Agency, addressWith } from '@livery/remote';
import { generatePath } from 'react-router-dom';
import type { Offer, Product } from '../offer/offer.ts';
import { activity } from '../products/activity.ts';
import { car } from '../products/car.ts';
import { cruise } from '../products/cruise.ts';
import { flight } from '../products/flight.ts';
import { hotel } from '../products/hotel.ts';
import type { ProductDefinition } from './definition.ts';

/** The products: one entry each. */
const DEFINITIONS_BY_PRODUCT: { readonly [P in Offer['product']]: ProductDefinition<Extract<Offer, { product: P }>> } =
  {
    hotel,
    car,
    activity,
    flight,
    cruise,
  };

export function productDefinition(product: Product): ProductDefinition {
  return DEFINITIONS_BY_PRODUCT[product];
}

/** Whether an agency sells a product: whether it is active in its booking menu. */
export function isSold({ bookingMenu }: Pick<Agency, 'bookingMenu'>, product: Product | 'resort'): boolean {
  const sells = product === 'resort' ? 'resorts' : productDefinition(product).service;
  return bookingMenu.some(({ service, active }) => service === sells && active);
}

/** The parameters that a step adds to the search in the address. */
const CHOICE_PARAMETER = 'choice';

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
  const choiceParameter = choice === undefined ? {} : { [CHOICE_PARAMETER]: choice };
  const { pages } = productDefinition(product);
  const path = pages[step] ?? pages.checkout;
  if (!path.includes(':id')) return addressWith(path, { ...choiceParameter, [pages.offerName]: offerId }, search);
  return addressWith(generatePath(path, { id: offerId }), { ...choiceParameter, [pages.offerName]: null }, search);
}

/** The address of the results with the search, filters and order of the current query. */
export function resultsAddress(product: Product, search: string): string {
  const { search: path, offerName } = productDefinition(product).pages;
  return addressWith(path, { [offerName]: null, [CHOICE_PARAMETER]: null, isFromDeal: null }, search);
}

export function confirmationAddress(product: Product, referenceNumber: string): string {
  const path = productDefinition(product).pages.confirmation;
  return path.includes(':id') ? generatePath(path, { id: referenceNumber }) : addressWith(path, { referenceNumber });
}
