import type { ReactNode } from 'react';
import type { EveryPage, PathAt } from '../../src/application/remotes/remote-context.ts';
import { mountApp } from '../kit/mount-app.tsx';
import { useAddressQuery } from '../kit/navigation/address-query.ts';
import { Redirect, type Route, Routes } from '../kit/navigation/routes.tsx';
import { NotFoundState } from '../kit/states/not-found-state.tsx';
import type { MessageFile } from '../kit/translations.tsx';
import { DestinationScreen } from './destination-screen.tsx';
import { NoDestination } from './no-destination.tsx';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    'destination-details': typeof english;
  }
}

type Pages = { handledBy: 'destinationDetails' };

const ROUTES = [
  ['/destination', () => <Shared fallback={<Redirect to="/top-destination" />} />],
  ['/destination/share', () => <Shared fallback={<NoDestination />} />],
  ['/destination/{slug}', ({ slug = '' }) => <DestinationScreen slug={slug} />],
] as const satisfies readonly Route<PathAt<Pages>>[];

function DestinationApp() {
  return <Routes routes={ROUTES satisfies EveryPage<Pages, (typeof ROUTES)[number][0]>} fallback={<NotFoundState />} />;
}

/** A shared place: `/destination/share?slug=…`, which outside production is `/destination?slug=…`. */
function Shared({ fallback }: { readonly fallback: ReactNode }) {
  const slug = useAddressQuery().read('slug');
  return slug === '' ? fallback : <DestinationScreen key={slug} slug={slug} />;
}

export const mount = mountApp(DestinationApp, {
  namespace: 'destination-details',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
});
