import { parseResortDeals } from '@livery/contract/wire/resort-wire';
import { AgentBar } from '@livery/kit/agent/agent-parts';
import {
  Breadcrumbs,
  bookingTrail,
  Page,
  QueryResult,
  responseReader,
  SearchPanel,
  useAddressQuery,
  useQuery,
  useRemote,
  useToday,
} from '@livery/remote';
import { parseSearch, resortSearch } from '@livery/remote/search';
import { EmptyState } from '@livery/ui/empty-state';
import { Skeleton } from '@livery/ui/skeleton';
import { useLive } from '@livery/ui/use-live';
import { Palmtree } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { RESORT_PAGES } from '../resort-pages.ts';
import { type Place, placeFromQuery } from '../search/place-from-query.ts';
import { DealResults } from './deal-results.tsx';

/** The results of the search in the address. */
export function ResultsScreen() {
  const { agency, defaultGuests } = useRemote();
  const { read } = useAddressQuery();
  const { problems } = parseSearch(resortSearch, read, { today: useToday(), agency, defaultGuests });
  const place = Object.keys(problems).length === 0 ? placeFromQuery(read) : null;
  return place === null ? <InvalidSearch /> : <ResortsAround place={place} />;
}

/** A change of place or currency refetches; the earlier call is aborted (rules §4, resort). */
function ResortsAround({ place: { name, lat, lon } }: { readonly place: Place }) {
  const { t } = useTranslation('resort');
  const { currency } = useLive(useRemote().currency);
  const read = useMemo(() => responseReader((response) => parseResortDeals(response, currency)), [currency]);
  const dealsQuery = useQuery(
    { service: 'resort', method: 'POST', path: '/properties/deals', query: { currency }, body: { lat, lon } },
    read,
    { keptAs: 'results' },
  );
  const base = { label: t('title'), to: RESORT_PAGES.base };
  return (
    <Page
      title={name === '' ? t('title') : t('results.title', { place: name })}
      above={<Breadcrumbs trail={bookingTrail('search', { base })} />}
    >
      <SearchPanel service="resorts" form="summary" onSearchAgain={dealsQuery.retry} />
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
      <AgentBar />
    </Page>
  );
}

/** An invalid search: its form looks up the place's name, or shows the problem. */
function InvalidSearch() {
  const { t } = useTranslation('resort');
  return (
    <Page title={t('search.title')}>
      <SearchPanel service="resorts" />
    </Page>
  );
}
