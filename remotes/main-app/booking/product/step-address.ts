import { addressWith } from '../../../kit/navigation/address-query.ts';
import type { Product } from './product.ts';
import { PRODUCT_PAGES } from './product-pages.ts';

/** What a step adds to the search in the address. */
const CHOICE = 'choice';

/**
 * Where the step of an offer is. The search that led to it stays in the query,
 * filters and all, so that there is a way back to it.
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

/** Back to the results, as they were left. */
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
