import { SearchSummary } from '@livery/kit/search/search-summary';
import { FailedState, QueryResult, useQuery } from '@livery/remote';
import type { ParsedSearch, SearchValues } from '@livery/remote/search';
import { EmptyState } from '@livery/ui/empty-state';
import { Skeleton } from '@livery/ui/skeleton';
import { SearchX } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Lazy } from '../../lazy.tsx';
import { readOffers } from '../offer/offer-wire.ts';
import type { Product } from '../product/product.ts';
import { searchOf } from '../product/product-search.ts';
import { useProductTexts } from '../product/use-product-texts.ts';
import { searchForm } from '../search/lazy-search-form.ts';
import { OfferResults } from './offer-results.tsx';

interface Props {
  readonly product: Product;
  /** A valid one. */
  readonly search: ParsedSearch;
}

/** A search and what it finds. */
export function FoundOffers({ product, search }: Props) {
  return (
    <>
      <SearchBar product={product} search={search} />
      <Results product={product} values={search.values} />
    </>
  );
}

/** Queries offers and shows them. */
function Results({ product, values }: { readonly product: Product; readonly values: SearchValues }) {
  const { t } = useTranslation('booking');
  const call = {
    method: 'GET',
    path: `/api/reference/${product}/offers`,
    query: searchOf(product).call(values),
  } as const;
  const query = useQuery(
    call,
    useCallback((response: unknown) => readOffers(product, response), [product]),
  );
  return (
    <QueryResult
      query={query}
      loading={<Skeleton shape="rows" count={5} />}
      renderFailed={(failure) => <FailedState failure={failure} heading={t('results.failed')} onRetry={query.retry} />}
    >
      {(offers) =>
        offers.length === 0 ? (
          <EmptyState icon={SearchX} heading={t(`results.none.${product}`)}>
            <p>{t('results.noneHint')}</p>
          </EmptyState>
        ) : (
          <OfferResults product={product} offers={offers} />
        )
      }
    </QueryResult>
  );
}

/** The current search, and its form. */
function SearchBar({ product, search }: Props) {
  const summary = useSearchSummary(product, search.values);
  return (
    <SearchSummary parts={summary}>
      {(close) => (
        <Lazy load={searchForm}>
          {({ SearchForm }) => <SearchForm product={product} start={search.start} onSearch={close} />}
        </Lazy>
      )}
    </SearchSummary>
  );
}

/** A search in words: where, when, who. */
function useSearchSummary(product: Product, values: SearchValues): readonly string[] {
  const texts = useProductTexts();
  const parts = searchOf(product).summary((name) => values[name] ?? '', texts);
  return parts.filter((part) => part !== '');
}
