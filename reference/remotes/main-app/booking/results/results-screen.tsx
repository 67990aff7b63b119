import { AgentBar } from '@livery/kit/agent/agent-parts';
import { Lazy } from '@livery/kit/lazy';
import { Breadcrumbs, bookingTrail, FailedState, Page, QueryResult, SearchPanel, useQuery } from '@livery/remote';
import type { SearchValues } from '@livery/remote/search';
import { EmptyState } from '@livery/ui/empty-state';
import { Skeleton } from '@livery/ui/skeleton';
import { SearchX } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../offer/offer.ts';
import { readOffers } from '../offer/offer-wire.ts';
import { definitionOf } from '../product/product.ts';
import { searchOf } from '../product/product-search.ts';
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
            <p>{t(product === 'hotel' ? 'results.noRoomHint' : 'results.noneHint')}</p>
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
  const [times, setTimes] = useState(0);
  const clear = Object.keys(search.problems).length === 0;
  const base = { label: t(`search.title.${product}`), to: definitionOf(product).pages.base };
  return (
    <>
      <Page
        title={clear ? t(`results.title.${product}`) : t('unclear.title')}
        above={<Breadcrumbs trail={bookingTrail('search', { base })} />}
      >
        {clear ? (
          <>
            <SearchPanel
              service={definitionOf(product).service}
              form="summary"
              onSearchAgain={() => setTimes((before) => before + 1)}
            />
            <Results key={times} product={product} values={search.values} />
          </>
        ) : (
          // Its form says what is wrong with it.
          <SearchPanel service={definitionOf(product).service} />
        )}
      </Page>
      <AgentBar />
    </>
  );
}
