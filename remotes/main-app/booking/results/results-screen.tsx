import { SearchSummary } from '@livery/kit/search/search-summary';
import { Breadcrumbs, bookingTrail, FailedState, Page, QueryResult, useQuery } from '@livery/remote';
import { type ParsedSearch, type SearchValues } from '@livery/remote/search';
import { Card } from '@livery/ui/card';
import { EmptyState } from '@livery/ui/empty-state';
import { Notice } from '@livery/ui/notice';
import { Skeleton } from '@livery/ui/skeleton';
import { SearchX } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Lazy } from '../../lazy.tsx';
import { readOffers } from '../offer/offer-wire.ts';
import { definitionOf, type Product } from '../product/product.ts';
import { searchOf } from '../product/product-search.ts';
import { useProductTexts } from '../product/use-product-texts.ts';
import { searchForm } from '../search/lazy-search-form.ts';
import { PROBLEM_TEXTS } from '../search/problem-texts.ts';
import { useSearch } from '../search/use-search.ts';
import { OfferResults } from './offer-results.tsx';
import { resultsOf } from './product-results.ts';

interface Props {
  readonly product: Product;
  /** A valid search. */
  readonly values: SearchValues;
}

function readResults(product: Product, response: unknown) {
  const offers = readOffers(product, response);
  return offers === undefined ? undefined : (resultsOf(product).merge?.(offers) ?? offers);
}

/** Queries offers and shows them. */
function Results({ product, values }: Props) {
  const { t } = useTranslation('booking');
  const call = {
    method: 'GET',
    path: `/api/reference/${product}/offers`,
    query: searchOf(product).call(values),
  } as const;
  const query = useQuery(
    call,
    useCallback((response: unknown) => readResults(product, response), [product]),
  );
  const loading = <Skeleton shape="results" count={6} />;
  const shown = (
    <QueryResult
      query={query}
      loading={loading}
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
  const { load } = resultsOf(product);
  return load === undefined ? (
    shown
  ) : (
    <Lazy load={load} waiting={loading}>
      {() => shown}
    </Lazy>
  );
}

/** The results of the search in the address. */
export function ResultsScreen({ product }: { readonly product: Product }) {
  const { t } = useTranslation('booking');
  const search = useSearch(product);
  const clear = Object.keys(search.problems).length === 0;
  const base = { label: t(`search.title.${product}`), to: definitionOf(product).pages.base };
  return (
    <Page
      title={clear ? t(`results.title.${product}`) : t('unclear.title')}
      above={<Breadcrumbs trail={bookingTrail('search', { base })} />}
    >
      {clear ? (
        <>
          <SearchBar product={product} search={search} />
          <Results product={product} values={search.values} />
        </>
      ) : (
        <InvalidSearch product={product} search={search} />
      )}
    </Page>
  );
}

/** The current search, and its form. */
function SearchBar({ product, search }: { readonly product: Product; readonly search: ParsedSearch }) {
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

/** An invalid search: lists its problems, above a form with its valid values. */
function InvalidSearch({ product, search }: { readonly product: Product; readonly search: ParsedSearch }) {
  const { t } = useTranslation('booking');
  const problems = [...new Set(Object.values(search.problems))];
  return (
    <>
      <Notice tone="warning">
        <p>{t('unclear.hint')}</p>
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{t(PROBLEM_TEXTS[problem])}</li>
          ))}
        </ul>
      </Notice>
      <Card>
        <Lazy load={searchForm}>{({ SearchForm }) => <SearchForm product={product} start={search.start} />}</Lazy>
      </Card>
    </>
  );
}

/** A search in words: where, when, who. */
function useSearchSummary(product: Product, values: SearchValues): readonly string[] {
  const texts = useProductTexts();
  const parts = searchOf(product).summary((name) => values[name] ?? '', texts);
  return parts.filter((part) => part !== '');
}
