import type { Product } from './offer.ts';

/** The path of the call for all details of an offer. */
export function offerPath(product: Product, offerId: string): string {
  return `/api/reference/${product}/offers/${encodeURIComponent(offerId)}`;
}
