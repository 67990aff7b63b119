import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { preload } from '@livery/kit/lazy';
import { NotFoundState, Screens } from '@livery/remote';
import { renderApp, type ServerRemote } from '@livery/remote/server';
import { matchPath } from 'react-router-dom';
import { BOOKING_PATTERNS } from './areas.ts';
import { PRODUCTS } from './booking/offer/offer.ts';
import { productDefinition } from './booking/product/product.ts';
import { area } from './booking/routes.tsx';

/** The pages on which visitors search and decide: the search form, results, and details of an offer. */
const SERVER_RENDERED_PAGES = PRODUCTS.map(productDefinition).flatMap(
  ({ pages: { base, search, details, otherDetails } }) => [base, search, details, ...otherDetails],
);

function BookingApp() {
  return <Screens routes={area.routes} fallback={<NotFoundState />} />;
}

const renderBooking = renderApp(BookingApp, KIT_TEXTS, area.messages);

/**
 * Renders searches, results and details, and responds that a booking page doesn't exist. Other pages are personal or
 * forms that need JavaScript: the browser renders them.
 */
export const render: ServerRemote['render'] = async (context) => {
  const { path } = context.location.now();
  const isOneOf = (pages: readonly string[]) =>
    pages.some((page) => matchPath({ path: page, caseSensitive: true }, path) !== null);
  if (
    !isOneOf(SERVER_RENDERED_PAGES) &&
    (!isOneOf(BOOKING_PATTERNS) || isOneOf(area.routes.map((route) => route.path)))
  )
    return null;
  await Promise.all(area.screens.map(preload));
  return renderBooking(context);
};
