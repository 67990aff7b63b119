/** Relative to the main app's folder. */
const CONTRACT = '../../../packages/contract/src';

const SEARCHES = ['activity', 'car', 'cruise', 'flight', 'hotel'];

/**
 * How the main app is split into scripts. Account pages show what is booked, but no other page shows parts of theirs.
 * Modules of the pages where people decide are grouped by the pages that load them: those pages load few files, and no
 * other page loads one of these files for a small part of it.
 *
 * @type {Pick<import('./remote-package.mjs').RemoteBuild, 'areas' | 'common' | 'together'>}
 */
export const MAIN_APP_SCRIPTS = {
  areas: ['booking', 'account/common', 'account'],
  // Every page needs the first of these; the others are smaller than the cost of a request.
  common: [
    'item-page',
    '../kit/booking/free-cancellation',
    '../kit/booking/use-cancellation',
    `${CONTRACT}/trip/iso-date`,
    `${CONTRACT}/shared/result`,
    `${CONTRACT}/wire/is-record`,
  ],
  together: {
    routes: [
      'booking/routes',
      ...['score', 'offer-facts', 'company-logo', 'flight-legs'].map((part) => `booking/offer/${part}`),
      'booking/product/offer-item',
    ],
    searches: [
      ...['parse', 'stay', ...SEARCHES].map((search) => `${CONTRACT}/search/${search}-search`),
      ...['is-country', 'place-name', 'rooms', 'search-guests', 'search-place', 'search-plan'].map(
        (part) => `${CONTRACT}/search/${part}`,
      ),
      `${CONTRACT}/trip/default-dates`,
      `${CONTRACT}/shared/because`,
      ...SEARCHES.map((search) => `booking/products/${search}-search`),
      'booking/product/product-search',
      'booking/search/pick-values',
    ],
    buying: [
      ...['booking-facts', 'chosen-choice', 'chosen-rooms', 'offer-step', 'proposal-step', 'room-stock'].map(
        (part) => `booking/details/${part}`,
      ),
      ...['details-wire', 'fits-room', 'offer-details'].map((part) => `booking/offer/${part}`),
    ],
    results: ['booking/results/results-screen', 'booking/results/use-filter-texts'],
    details: ['booking/details/details-screen', 'booking/details/choice-list'],
  },
};
