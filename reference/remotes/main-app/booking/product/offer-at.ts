import { matchPath } from 'react-router-dom';
import { PRODUCTS, type Product } from '../offer/offer.ts';
import { productDefinition } from './product.ts';

/** The offer whose details a path of this site shows; `null` for any other path. */
export function offerAt(path: string): { readonly product: Product; readonly offerId: string } | null {
  const { pathname, searchParams } = new URL(path, 'https://site.invalid');
  for (const product of PRODUCTS) {
    const { details, otherDetails, offerName } = productDefinition(product).pages;
    const match = [details, ...otherDetails].map((pattern) => matchPath(pattern, pathname)).find(Boolean);
    const offerId = match?.params['id'] ?? searchParams.get(offerName) ?? '';
    if (match && offerId !== '') return { product, offerId };
  }
  return null;
}
