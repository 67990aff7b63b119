import { useTranslation } from 'react-i18next';
import type { EveryPage, PathAt } from '../../src/application/remotes/remote-context.ts';
import { readDestinations } from '../destinations/destination-wire.ts';
import { QueryResult } from '../kit/data/query-result.tsx';
import { useQuery } from '../kit/data/use-query.ts';
import { Page } from '../kit/layout/page.tsx';
import { mountApp } from '../kit/mount-app.tsx';
import { type Route, Routes } from '../kit/navigation/routes.tsx';
import { NotFoundState } from '../kit/states/not-found-state.tsx';
import { Skeleton } from '../kit/states/skeleton.tsx';
import type { MessageFile } from '../kit/translations.tsx';
import { useRemote } from '../kit/use-remote.ts';
import { Destinations } from './destinations.tsx';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    'top-destinations': typeof english;
  }
}

type Pages = { handledBy: 'topDestinations' };

const ROUTES = [['/top-destination', () => <DestinationsScreen />]] as const satisfies readonly Route<PathAt<Pages>>[];

function TopDestinationsApp() {
  return (
    <Routes
      routes={ROUTES satisfies EveryPage<Pages, (typeof ROUTES)[number][0]>}
      fallback={<NotFoundState to="/top-destination" />}
    />
  );
}

function DestinationsScreen() {
  const { t } = useTranslation('top-destinations');
  const { agency } = useRemote();
  const destinationsQuery = useQuery({ method: 'GET', path: '/api/content/destinations' }, readDestinations);
  return (
    <Page title={t('title')} lead={t('lead', { agency: agency.name })}>
      <QueryResult query={destinationsQuery} loading={<Skeleton shape="cards" count={6} />} failed={t('failed')}>
        {(destinations) => <Destinations destinations={destinations} />}
      </QueryResult>
    </Page>
  );
}

export const mount = mountApp(TopDestinationsApp, {
  namespace: 'top-destinations',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
});
