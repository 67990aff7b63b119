import { preload } from '@livery/kit/lazy';
import type { RemoteCall, RemoteContext } from '@livery/remote';
import { matchPath } from 'react-router-dom';
import { PRODUCTS } from './offer/offer.ts';
import { offerPath } from './offer/offer-path.ts';
import { loadDetails, loadResults } from './parts.ts';
import { offerAt } from './product/offer-at.ts';
import { isSold, productDefinition } from './product/product.ts';

/** The first API call of a results or details page; the code of the page is loaded at the same time. */
export async function firstCall(context: RemoteContext): Promise<RemoteCall | null> {
  const { path, search } = context.location.now();
  const offer = offerAt(`${path}${search}`);
  if (offer !== null) {
    if (!isSold(context.agency, offer.product)) return null;
    preload(loadDetails).catch(() => undefined);
    return { method: 'GET', path: offerPath(offer.product, offer.offerId) };
  }
  const foundProduct = PRODUCTS.find((product) => matchPath(productDefinition(product).pages.search, path) !== null);
  if (foundProduct === undefined || !isSold(context.agency, foundProduct)) return null;
  const { offersCallAt } = await preload(loadResults);
  return offersCallAt(foundProduct, context);
}
