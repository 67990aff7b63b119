import { partOf } from '@livery/kit/lazy';

/** The steps of a booking, in the chunks in which they are loaded. */
export const searching = partOf('booking/search/search-screen', () => import('./search/search-screen.tsx'));
export const results = partOf('booking/results/results-screen', () => import('./results/results-screen.tsx'));
export const details = partOf('booking/details/details-screen', () => import('./details/details-screen.tsx'));
export const proposedHotel = partOf('booking/details/proposed-hotel', () => import('./details/proposed-hotel.tsx'));
export const checkingOut = partOf('booking/checkout/checkout-screen', () => import('./checkout/checkout-screen.tsx'));
export const confirmed = partOf(
  'booking/confirmation/confirmation-screen',
  () => import('./confirmation/confirmation-screen.tsx'),
);
