import { loader } from '@livery/kit/lazy';

/** The steps of a booking, grouped by the chunks in which they are loaded. */
export const loadSearch = loader('booking/search', () => import('./search/search-screen.tsx'));
export const loadResults = loader('booking/results', () => import('./results/results-screen.tsx'));
export const loadDetails = loader('booking/details', () => import('./details/details-screen.tsx'));
export const loadProposedHotel = loader('booking/proposed-hotel', () => import('./details/proposed-hotel.tsx'));
export const loadCheckout = loader('booking/checkout', () => import('./checkout/checkout-screen.tsx'));
export const loadConfirmation = loader(
  'booking/confirmation/confirmation-screen',
  () => import('./confirmation/confirmation-screen.tsx'),
);
