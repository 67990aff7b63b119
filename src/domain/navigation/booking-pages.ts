import type { PageGroup } from './page.ts';

/** A hotel that an agent proposes. */
export const HOTEL_DEAL = '/booknow/hotels/deal/{proposalId}';

const booking = { family: 'booking', handledBy: 'mainApp', access: 'booking', permission: ['book-now'] } as const;

/** The six services (specification §2). A path behind a service's own that is not named is its too. */
export const BOOKING_PAGES: readonly PageGroup[] = [
  {
    ...booking,
    title: 'pages.hotels',
    patterns: [
      '/booknow/hotels',
      '/booknow/hotels/search',
      '/booknow/hotels/search-details',
      '/booknow/hotels/checkout',
      '/booknow/hotels/confirm-payment',
      HOTEL_DEAL,
      '/booknow/hotels/hotel-details',
      '/booknow/hotels/*',
      '/hotel-details',
    ],
  },
  {
    ...booking,
    title: 'pages.cars',
    patterns: [
      '/booknow/cars',
      '/booknow/cars/search',
      '/booknow/cars/result-details',
      '/booknow/cars/reservation-details',
      '/booknow/cars/checkout',
      '/booknow/cars/confirm-payment',
      '/booknow/cars/*',
    ],
  },
  {
    ...booking,
    title: 'pages.activities',
    patterns: [
      '/booknow/activities',
      '/booknow/activities/search',
      '/booknow/activities/result-details/{productCode}',
      '/booknow/activities/bookings/checkout',
      '/booknow/activities/confirmation/{referenceNumber}',
      '/booknow/activities/*',
    ],
  },
  {
    ...booking,
    title: 'pages.cruise',
    patterns: [
      '/booknow/cruise',
      '/booknow/cruise/search',
      '/booknow/cruise/search-details',
      '/booknow/cruise/checkout',
      '/booknow/cruise/confirmation/{referenceNumber}',
      '/booknow/cruise/*',
    ],
  },
  {
    ...booking,
    title: 'pages.flights',
    patterns: [
      '/booknow/flights',
      '/booknow/flights/search',
      '/booknow/flights/search-details',
      '/booknow/flights/reservation-details',
      '/booknow/flights/checkout',
      '/booknow/flights/confirmation',
      '/booknow/flights/flight-details',
      '/booknow/flights/*',
      '/flight-details',
    ],
  },
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
