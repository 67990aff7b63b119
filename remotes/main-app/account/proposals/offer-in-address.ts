import { matchRoute } from '../../../kit/navigation/match-route.ts';
import { PRODUCTS, type Product } from '../../booking/product/product.ts';
import { PRODUCT_PAGES } from '../../booking/product/product-pages.ts';

/** An offer, as a proposal names it. */
export interface NamedOffer {
  readonly product: Product;
  readonly offerId: string;
}

/** The offer whose page an address leads to, with or without the site's own origin; `null` where it leads to none. */
export function offerInAddress(address: string): NamedOffer | null {
  const text = address.trim();
  if (!URL.canParse(text, 'https://here.invalid')) return null;
  const { pathname, searchParams } = new URL(text, 'https://here.invalid');
  for (const product of PRODUCTS) {
    const { details, reservation, checkout, offerName } = PRODUCT_PAGES[product];
    for (const pattern of [details, reservation, checkout]) {
      const values = pattern === null ? null : matchRoute(pattern, pathname);
      const offerId = values === null ? '' : (values['id'] ?? searchParams.get(offerName) ?? '');
      if (offerId !== '') return { product, offerId };
    }
  }
  return null;
}
