import { useMemo } from 'react';
import { useToday } from '../../../kit/format/days.ts';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { Product } from '../product/product.ts';
import { readSearch, type TheSearch } from './read-search.ts';
import { SEARCH_PLANS } from './search-plans.ts';

/** What the address says of a product's search. */
export function useSearch(product: Product): TheSearch {
  const { agency, defaultGuests } = useRemote();
  const { read } = useAddressQuery();
  const today = useToday();
  return useMemo(
    () => readSearch(SEARCH_PLANS[product], read, { today, agency, defaultGuests }),
    [product, read, today, agency, defaultGuests],
  );
}
