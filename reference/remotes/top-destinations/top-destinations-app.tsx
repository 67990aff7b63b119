import { parseDestinations } from '@livery/destinations/destination-wire';
import type { CataloguePath, ConcretePath, EveryPage } from '@livery/remote';
import { NotFoundState, Page, QueryResult, type ScreenRoute, Screens, useQuery, useRemote } from '@livery/remote';
import { Skeleton } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Destinations } from './destinations.tsx';

type TopDestinationPages = { handledBy: 'topDestinations' };

const ROUTES = [{ path: '/top-destination', element: <DestinationsScreen /> }] as const satisfies readonly ScreenRoute<
  ConcretePath<TopDestinationPages>
>[];

export function TopDestinationsApp() {
  return (
    <Screens
      routes={ROUTES satisfies EveryPage<TopDestinationPages, CataloguePath<(typeof ROUTES)[number]['path']>>}
      fallback={<NotFoundState to="/top-destination" />}
    />
  );
}

function DestinationsScreen() {
  const { t } = useTranslation('top-destinations');
  const { agency } = useRemote();
  const destinationsQuery = useQuery({ method: 'GET', path: '/api/content/destinations' }, parseDestinations);
  return (
    <Page title={t('title')} lead={t('lead', { agency: agency.name })}>
      <QueryResult query={destinationsQuery} loading={<Skeleton shape="cards" count={6} />} failed={t('failed')}>
        {(destinations) => <Destinations destinations={destinations} />}
      </QueryResult>
    </Page>
  );
}
