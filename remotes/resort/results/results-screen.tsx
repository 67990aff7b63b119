import { SearchSummary } from '@livery/kit/search/search-summary';
import {
  addressWith,
  Breadcrumbs,
  bookingTrail,
  Page,
  QueryResult,
  useAddressQuery,
  useQuery,
  useRemote,
} from '@livery/remote';
import { EmptyState } from '@livery/ui/empty-state';
import { Skeleton } from '@livery/ui/skeleton';
import { useLive } from '@livery/ui/use-live';
import { Palmtree } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { RESORT_PAGES } from '../resort-pages.ts';
import { type Place, placeFromQuery } from '../search/place-from-query.ts';
import { SearchForm } from '../search/search-form.tsx';
import { useStay, useStaySummary } from '../stay/use-stay.ts';
import { DealResults } from './deal-results.tsx';
import { readDeals } from './deals-wire.ts';

/** The resorts around a place. An address without a place redirects to the search. */
export function ResultsScreen() {
  const { search } = useLocation();
  const { read } = useAddressQuery();
  const place = placeFromQuery(read);
  if (place === null) return <Navigate to={addressWith(RESORT_PAGES.base, {}, search)} replace />;
  return <ResortsAround place={place} />;
}

/** A change of place or currency refetches; the earlier call is aborted (rules §4, resort). */
function ResortsAround({ place: { name, lat, lon } }: { readonly place: Place }) {
  const { t } = useTranslation('resort');
  const { currency } = useLive(useRemote().currency);
  const dealsQuery = useQuery(
    { service: 'resort', method: 'POST', path: '/properties/deals', query: { currency }, body: { lat, lon } },
    readDeals,
  );
  const base = { label: t('title'), to: RESORT_PAGES.base };
  return (
    <Page
      title={name === '' ? t('title') : t('results.title', { place: name })}
      above={<Breadcrumbs trail={bookingTrail('search', { base })} />}
    >
      <SearchBar place={name} />
      <QueryResult query={dealsQuery} loading={<Skeleton shape="results" count={6} />} failed={t('results.failed')}>
        {(deals) =>
          deals.length === 0 ? (
            <EmptyState icon={Palmtree} heading={t('results.none')}>
              <p>{t('results.noneHint')}</p>
            </EmptyState>
          ) : (
            <DealResults deals={deals} />
          )
        }
      </QueryResult>
    </Page>
  );
}

/** The current search, and its form. */
function SearchBar({ place }: { readonly place: string }) {
  const { t } = useTranslation('resort');
  const { search } = useLocation();
  const words = useStaySummary(useStay());
  return (
    <SearchSummary parts={[place === '' ? t('search.somewhere') : place, ...words]}>
      {(close) => <SearchForm key={search} onSearch={close} />}
    </SearchSummary>
  );
}
