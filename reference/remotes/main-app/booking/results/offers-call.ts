import type { RemoteCall, RemoteContext } from '@livery/remote';
import { type ParsedSearch, parseSearch } from '@livery/remote/search';
import type { Product } from '../offer/offer.ts';
import { productSearch } from '../product/product-search.ts';

/** The call for the offers of a search; `null` if the search is invalid. */
export function offersCall(product: Product, { values, problems }: ParsedSearch): RemoteCall | null {
  if (Object.keys(problems).length > 0) return null;
  return { method: 'GET', path: `/api/reference/${product}/offers`, query: productSearch(product).call(values) };
}

/** The same for the search in an address, before its page is loaded. */
export function offersCallAt(
  product: Product,
  { agency, defaultGuests, location }: Pick<RemoteContext, 'agency' | 'defaultGuests' | 'location'>,
): RemoteCall | null {
  const query = new URLSearchParams(location.now().search);
  const needs = { today: Temporal.Now.plainDateISO(), agency, defaultGuests };
  return offersCall(
    product,
    parseSearch(productSearch(product).plan, (name) => query.get(name) ?? '', needs),
  );
}
