import {
  Breadcrumbs,
  bookingTrail,
  Page,
  QueryResult,
  SearchPanel,
  useAddressQuery,
  useQuery,
  useRemote,
} from '@livery/remote';
import { EmptyState } from '@livery/ui/empty-state';
import { Skeleton } from '@livery/ui/skeleton';
import { useLive } from '@livery/ui/use-live';
import { Palmtree } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RESORT_PAGES } from '../resort-pages.ts';
import { type Place, placeFromQuery } from '../search/place-from-query.ts';
import { DealResults } from './deal-results.tsx';
import { readDeals } from './deals-wire.ts';

/** The resorts around a place. */
export function ResultsScreen() {
  const place = placeFromQuery(useAddressQuery().read);
  return place === null ? <NoPlace /> : <ResortsAround place={place} />;
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
      <SearchPanel service="resorts" form="summary" />
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

/** An address without a place that resorts could be found around: its form looks the name up, or says what is missing. */
function NoPlace() {
  const { t } = useTranslation('resort');
  return (
    <Page title={t('search.title')}>
      <SearchPanel service="resorts" />
    </Page>
  );
}
