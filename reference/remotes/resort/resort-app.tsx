import type { CataloguePath, EveryPage } from '@livery/remote';
import { NotFoundState, type ScreenRoute, Screens } from '@livery/remote';
import { useState } from 'react';
import { CheckoutScreen } from './checkout/checkout-screen.tsx';
import { ReleasedHolds } from './checkout/use-release-on-leave.ts';
import { DetailsScreen } from './details/details-screen.tsx';
import { RESORT_PAGES } from './resort-pages.ts';
import { ResultsScreen } from './results/results-screen.tsx';
import { SearchScreen } from './search/search-screen.tsx';

type ResortPages = { handledBy: 'resort' };

const ROUTES = [
  // The shell checks the rest of the path, such as `/booknow/resorts` (rules 2.3).
  { path: '/booknow/:resorts', element: <SearchScreen /> },
  { path: RESORT_PAGES.search, element: <ResultsScreen /> },
  { path: RESORT_PAGES.details, element: <DetailsScreen /> },
  { path: RESORT_PAGES.checkout, element: <CheckoutScreen /> },
] as const satisfies readonly ScreenRoute[];

/** Searching, choosing and booking a resort. */
export function ResortApp() {
  const [releasedHolds] = useState(() => new Set<string>());
  return (
    <ReleasedHolds value={releasedHolds}>
      <Screens
        routes={ROUTES satisfies EveryPage<ResortPages, CataloguePath<(typeof ROUTES)[number]['path']>>}
        fallback={<NotFoundState to={RESORT_PAGES.base} />}
      />
    </ReleasedHolds>
  );
}
