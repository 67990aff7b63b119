import { useTranslation } from 'react-i18next';
import { readDestinations } from '../destinations/destination-wire.ts';
import { QueryResult } from '../kit/data/query-result.tsx';
import { useQuery } from '../kit/data/use-query.ts';
import { Page } from '../kit/layout/page.tsx';
import { type Route, Routes } from '../kit/navigation/routes.tsx';
import { FailedState } from '../kit/states/failed-state.tsx';
import { NotFoundState } from '../kit/states/not-found-state.tsx';
import { Skeleton } from '../kit/states/skeleton.tsx';
import { useRemote } from '../kit/use-remote.ts';
import { Destinations } from './destinations.tsx';

const ROUTES: readonly Route[] = [['/top-destination', () => <DestinationsScreen />]];

export function TopDestinationsApp() {
  return <Routes of={ROUTES} otherwise={<NotFoundState to="/top-destination" />} />;
}

function DestinationsScreen() {
  const { t } = useTranslation('top-destinations');
  const { agency } = useRemote();
  const destinationsQuery = useQuery({ method: 'GET', path: '/api/content/destinations' }, readDestinations);
  return (
    <Page title={t('title')} lead={t('lead', { agency: agency.name })}>
      <QueryResult
        query={destinationsQuery}
        waiting={<Skeleton shape="cards" count={6} />}
        renderFailed={(failure) => (
          <FailedState failure={failure} heading={t('failed')} onRetry={destinationsQuery.retry} />
        )}
      >
        {(destinations) => <Destinations of={destinations} />}
      </QueryResult>
    </Page>
  );
}
