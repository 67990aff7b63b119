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
  const shown = offerAt(`${path}${search}`);
  if (shown !== null) {
    if (!isSold(context.agency, shown.product)) return null;
    preload(loadDetails).catch(() => undefined);
    return { method: 'GET', path: offerPath(shown.product, shown.offerId) };
  }
  const found = PRODUCTS.find((product) => matchPath(productDefinition(product).pages.search, path) !== null);
  if (found === undefined || !isSold(context.agency, found)) return null;
  const { offersCallAt } = await preload(loadResults);
  return offersCallAt(found, context);
}
