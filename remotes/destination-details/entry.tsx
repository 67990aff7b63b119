import { KIT_TEXTS } from '@livery/kit/kit-texts';
import type { EveryPage, MessageFile, PathAt } from '@livery/remote';
import { mountApp, NotFoundState, Redirect, type Route, Routes, useAddressQuery } from '@livery/remote';
import type { ReactNode } from 'react';
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

export const mount = mountApp(DestinationApp, KIT_TEXTS, {
  namespace: 'destination-details',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
});
