/** The six services an agency can sell, by their canonical ids (specification §3). */
export const BOOKING_TYPES = [
  { id: 1, service: 'hotels', path: '/booknow/hotels' },
  { id: 2, service: 'cars', path: '/booknow/cars' },
  { id: 3, service: 'activities', path: '/booknow/activities' },
  { id: 4, service: 'cruises', path: '/booknow/cruise' },
  { id: 5, service: 'flights', path: '/booknow/flights' },
  { id: 6, service: 'resorts', path: '/booknow/resort' },
] as const;

export type BookingType = (typeof BOOKING_TYPES)[number];
export type Service = BookingType['service'];

/** A service of the agency's booking menu, in the agency's own order. */
export interface BookingMenuItem {
  readonly service: Service;
  readonly active: boolean;
}
