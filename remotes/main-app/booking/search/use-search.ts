import { useAddressQuery, useRemote, useToday } from '@livery/remote';
import { useMemo } from 'react';
import type { Product } from '../product/product.ts';
import { searchOf } from '../product/product-search.ts';
import { type ParsedSearch, readSearch } from './read-search.ts';

/** The search of a product, read from the address. */
export function useSearch(product: Product): ParsedSearch {
  const { agency, defaultGuests } = useRemote();
  const { read } = useAddressQuery();
  const today = useToday();
  return useMemo(
    () => readSearch(searchOf(product).plan, read, { today, agency, defaultGuests }),
    [product, read, today, agency, defaultGuests],
  );
}
