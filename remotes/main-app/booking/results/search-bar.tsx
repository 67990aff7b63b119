import { SearchSummary } from '../../../kit/search/search-summary.tsx';
import type { Product } from '../product/product.ts';
import type { TheSearch } from '../search/read-search.ts';
import { SearchForm } from '../search/search-form.tsx';
import { useSearchSummary } from '../search/use-search-summary.ts';

interface Props {
  readonly product: Product;
  readonly search: TheSearch;
}

/** The search that the results are of, and its form. */
export function SearchBar({ product, search }: Props) {
  const summary = useSearchSummary(product, search.values);
  return (
    <SearchSummary of={summary}>
      {(close) => <SearchForm product={product} start={search.start} onSearch={close} />}
    </SearchSummary>
  );
}
