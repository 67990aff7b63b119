import { namedLoader } from '@livery/kit/lazy';

/** The steps of a booking, grouped by the chunks in which they are loaded. */
export const loadSearch = namedLoader('booking/search', () => import('./search/search-screen.tsx'));
export const loadResults = namedLoader('booking/results', () => import('./results/results-screen.tsx'));
export const loadDetails = namedLoader('booking/details', () => import('./details/details-screen.tsx'));
export const loadProposedHotel = namedLoader('booking/proposed-hotel', () => import('./details/proposed-hotel.tsx'));
export const loadCheckout = namedLoader('booking/checkout', () => import('./checkout/checkout-screen.tsx'));
export const loadConfirmation = namedLoader(
  'booking/confirmation/confirmation-screen',
  () => import('./confirmation/confirmation-screen.tsx'),
);
