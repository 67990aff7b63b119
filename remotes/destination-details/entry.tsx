import type { ReactNode } from 'react';
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

const ROUTES: readonly Route[] = [
  ['/destination', () => <Shared otherwise={<Redirect to="/top-destination" />} />],
  ['/destination/share', () => <Shared otherwise={<NoDestination />} />],
  ['/destination/{slug}', ({ slug = '' }) => <DestinationScreen slug={slug} />],
];

function DestinationApp() {
  return <Routes of={ROUTES} otherwise={<NotFoundState />} />;
}

/** A shared place: `/destination/share?slug=…`, which outside production is `/destination?slug=…`. */
function Shared({ otherwise }: { readonly otherwise: ReactNode }) {
  const slug = useAddressQuery().read('slug');
  return slug === '' ? otherwise : <DestinationScreen key={slug} slug={slug} />;
}

export const mount = mountApp(DestinationApp, {
  namespace: 'destination-details',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
});
