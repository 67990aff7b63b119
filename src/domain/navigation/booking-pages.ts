import type { PageGroup } from './page.ts';

/** A hotel that an agent proposes. */
export const HOTEL_DEAL = '/booknow/hotels/deal/{proposalId}';

const booking = { family: 'booking', handledBy: 'mainApp', access: 'booking', permission: ['book-now'] } as const;

/** The paths below a service's own that rules §2 names; any other path below it is the service's, too. */
const SUB_PATHS = {
  hotels: ['search', 'search-details', 'checkout', 'confirm-payment', 'deal/{proposalId}', 'hotel-details'],
  cars: ['search', 'result-details', 'reservation-details', 'checkout', 'confirm-payment'],
  activities: ['search', 'result-details/{productCode}', 'bookings/checkout', 'confirmation/{referenceNumber}'],
  cruise: ['search', 'search-details', 'checkout', 'confirmation/{referenceNumber}'],
  flights: ['search', 'search-details', 'reservation-details', 'checkout', 'confirmation', 'flight-details'],
} as const;

function pagesOf(service: keyof typeof SUB_PATHS): PageGroup {
  const path = `/booknow/${service}`;
  const patterns = [path, ...SUB_PATHS[service].map((name) => `${path}/${name}`), `${path}/*`];
  return { ...booking, title: `pages.${service}`, patterns };
}

/** The six services (rules §2). */
export const BOOKING_PAGES: readonly PageGroup[] = [
  pagesOf('hotels'),
  { ...booking, title: 'pages.hotels', patterns: ['/hotel-details'] },
  pagesOf('cars'),
  pagesOf('activities'),
  pagesOf('cruise'),
  pagesOf('flights'),
  { ...booking, title: 'pages.flights', patterns: ['/flight-details'] },
  {
    ...booking,
    handledBy: 'resort',
    title: 'pages.resort',
    offer: 'resorts',
    patterns: [
      '/booknow/resort',
      '/booknow/resort/search',
      '/booknow/resort/details',
      '/booknow/resort/checkout',
      '/booknow/resort*',
    ],
  },
];
