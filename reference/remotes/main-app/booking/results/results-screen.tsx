import { AgentBar } from '@livery/kit/agent/agent-parts';
import { Lazy } from '@livery/kit/lazy';
import {
  Breadcrumbs,
  bookingTrail,
  type CallFailure,
  FailedState,
  Page,
  type Query,
  QueryResult,
  type RemoteCall,
  SearchPanel,
  useQuery,
} from '@livery/remote';
import { EmptyState } from '@livery/ui/empty-state';
import { Notice } from '@livery/ui/notice';
import { Skeleton } from '@livery/ui/skeleton';
import { SearchX } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer, Product } from '../offer/offer.ts';
import { parseOffers } from '../offer/offer-wire.ts';
import { productDefinition } from '../product/product.ts';
import { useSearch } from '../search/use-search.ts';
import { OfferResults } from './offer-results.tsx';
import { offersCall } from './offers-call.ts';
import { productResults } from './product-results.ts';

/** Used for the first call of the page, before the page is loaded. */
export { offersCallAt } from './offers-call.ts';

function readResults(product: Product, response: unknown): readonly Offer[] | undefined {
  const offers = parseOffers(product, response);
  return offers === undefined ? undefined : (productResults(product).merge?.(offers) ?? offers);
}

function useOffers(product: Product, call: RemoteCall | null): Query<readonly Offer[]> {
  return useQuery(
    call,
    useCallback((response: unknown) => readResults(product, response), [product]),
    { keptAs: 'results' },
  );
}

interface Props {
  readonly product: Product;
  readonly query: Query<readonly Offer[]>;
}

function Results({ product, query }: Props) {
  const { t } = useTranslation('booking');
  const loading = <Skeleton shape="results" count={6} />;
  const shownElement = (
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
  const { load } = productResults(product);
  return load === undefined ? (
    shownElement
  ) : (
    <Lazy load={load} waiting={loading}>
      {() => shownElement}
    </Lazy>
  );
}

/** Whether the platform can't search for this: a retry changes nothing, and the reason is for developers. */
function isInvalidSearch(failure: CallFailure): boolean {
  return failure.kind === 'refused' && [400, 404, 422].includes(failure.status);
}

/** The results of the search in the address; if it is invalid, its form. */
export function ResultsScreen({ product }: { readonly product: Product }) {
  const { t } = useTranslation('booking');
  const search = useSearch(product);
  const call = offersCall(product, search);
  const isValid = call !== null;
  const query = useOffers(product, call);
  const isRefused = isValid && query.state.kind === 'failed' && isInvalidSearch(query.state.failure);
  const { pages, service } = productDefinition(product);
  const base = { label: t(`search.title.${product}`), to: pages.base };
  return (
    <>
      <Page
        title={isValid && !isRefused ? t(`results.title.${product}`) : t('unclear.title')}
        above={<Breadcrumbs trail={bookingTrail('search', { base })} />}
      >
        {isRefused && <Notice tone="failure">{t('unclear.unknown')}</Notice>}
        {isValid && !isRefused ? (
          <>
            <SearchPanel service={service} form="summary" onSearchAgain={query.retry} />
            <Results product={product} query={query} />
          </>
        ) : (
          // Its form shows the problem.
          <SearchPanel service={service} {...(isRefused && { onSearchAgain: query.retry })} />
        )}
      </Page>
      <AgentBar />
    </>
  );
}
