import type { Product } from './product.ts';

/** Where the steps of a booking are (rules §2). */
interface ProductPages {
  readonly base: string;
  readonly search: string;
  /** `{id}` stands for the offer, where its id belongs to the path. */
  readonly details: string;
  /** Between the details and the checkout, where there is such a step. */
  readonly reservation: string | null;
  readonly checkout: string;
  /** `{id}` stands for the reference number, where it belongs to the path. */
  readonly confirmation: string;
  /** What names the offer in a query. */
  readonly offerName: string;
}

export const PRODUCT_PAGES: Readonly<Record<Product, ProductPages>> = {
  hotel: {
    base: '/booknow/hotels',
    search: '/booknow/hotels/search',
    details: '/booknow/hotels/search-details',
    reservation: null,
    checkout: '/booknow/hotels/checkout',
    confirmation: '/booknow/hotels/confirm-payment',
    offerName: 'hotelId',
  },
  car: {
    base: '/booknow/cars',
    search: '/booknow/cars/search',
    details: '/booknow/cars/result-details',
    reservation: '/booknow/cars/reservation-details',
    checkout: '/booknow/cars/checkout',
    confirmation: '/booknow/cars/confirm-payment',
    offerName: 'carId',
  },
  activity: {
    base: '/booknow/activities',
    search: '/booknow/activities/search',
    details: '/booknow/activities/result-details/{id}',
    reservation: null,
    checkout: '/booknow/activities/bookings/checkout',
    confirmation: '/booknow/activities/confirmation/{id}',
    offerName: 'productCode',
  },
  flight: {
    base: '/booknow/flights',
    search: '/booknow/flights/search',
    details: '/booknow/flights/search-details',
    reservation: '/booknow/flights/reservation-details',
    checkout: '/booknow/flights/checkout',
    confirmation: '/booknow/flights/confirmation',
    offerName: 'flightId',
  },
  cruise: {
    base: '/booknow/cruise',
    search: '/booknow/cruise/search',
    details: '/booknow/cruise/search-details',
    reservation: null,
    checkout: '/booknow/cruise/checkout',
    confirmation: '/booknow/cruise/confirmation/{id}',
    offerName: 'cruiseId',
  },
};
