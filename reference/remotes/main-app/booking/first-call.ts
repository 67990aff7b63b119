import { preload } from '@livery/kit/lazy';
import type { RemoteCall, RemoteContext } from '@livery/remote';
import { matchPath } from 'react-router-dom';
import { PRODUCTS } from './offer/offer.ts';
import { offerPath } from './offer/offer-path.ts';
import { details, results } from './parts.ts';
import { offerAt } from './product/offer-at.ts';
import { definitionOf, isSold } from './product/product.ts';

/** What results and details of an offer are made from; their code is loaded meanwhile. */
export async function firstCall(context: RemoteContext): Promise<RemoteCall | null> {
  const { path, search } = context.location.now();
  const shown = offerAt(`${path}${search}`);
  if (shown !== null) {
    if (!isSold(context.agency, shown.product)) return null;
    preload(details).catch(() => undefined);
    return { method: 'GET', path: offerPath(shown.product, shown.offerId) };
  }
  const found = PRODUCTS.find((product) => matchPath(definitionOf(product).pages.search, path) !== null);
  if (found === undefined || !isSold(context.agency, found)) return null;
  const { offersCallAt } = await preload(results);
  return offersCallAt(found, context);
}
