import { useAddressQuery, useRemote, useToday } from '@livery/remote';
import { type ParsedSearch, parseSearch } from '@livery/remote/search';
import { useMemo } from 'react';
import type { Product } from '../offer/offer.ts';
import { productSearch } from '../product/product-search.ts';

/** The search of a product, read from the address. */
export function useSearch(product: Product): ParsedSearch {
  const { agency, defaultGuests } = useRemote();
  const { read } = useAddressQuery();
  const today = useToday();
  return useMemo(
    () => parseSearch(productSearch(product).plan, read, { today, agency, defaultGuests }),
    [product, read, today, agency, defaultGuests],
  );
}
