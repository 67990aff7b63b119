import type { CataloguePath, ConcretePath, EveryPage } from '@livery/remote';
import { NotFoundState, type ScreenRoute, Screens, useAddressQuery } from '@livery/remote';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { DestinationScreen } from './destination-screen.tsx';
import { NoDestination } from './no-destination.tsx';

type DestinationPages = { handledBy: 'destinationDetails' };

const ROUTES = [
  { path: '/destination', element: <SharedDestination fallback={<Navigate to="/top-destination" replace />} /> },
  { path: '/destination/share', element: <SharedDestination fallback={<NoDestination />} /> },
  { path: '/destination/:slug', element: <Destination /> },
] as const satisfies readonly ScreenRoute<ConcretePath<DestinationPages>>[];

export function DestinationApp() {
  return (
    <Screens
      routes={ROUTES satisfies EveryPage<DestinationPages, CataloguePath<(typeof ROUTES)[number]['path']>>}
      fallback={<NotFoundState />}
    />
  );
}

function Destination() {
  const { slug = '' } = useParams();
  return <DestinationScreen slug={slug} />;
}

/** A shared place: `/destination/share?slug=…`, outside production `/destination?slug=…`. */
function SharedDestination({ fallback }: { readonly fallback: ReactNode }) {
  const slug = useAddressQuery().read('slug');
  return slug === '' ? fallback : <DestinationScreen key={slug} slug={slug} />;
}
