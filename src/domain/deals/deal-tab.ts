import { BOOKING_TYPES, type Service } from '../agency/booking-type.ts';

/** A tab of the product deals: every service but Resorts (readings 26). */
export type DealTab = Exclude<Service, 'resorts'>;

interface TabFacts {
  /** Said on the tab, and in `?tab=`. */
  readonly label: string;
  /** Where Book Now leads. */
  readonly path: string;
}

const [hotels, cars, activities, cruises, flights] = BOOKING_TYPES;

/**
 * What the home page says of each tab, in English.
 *
 * @see specification §2, home page
 */
export const DEAL_TABS: Readonly<Record<DealTab, TabFacts>> = {
  hotels: { label: 'Hotels', path: hotels.path },
  cars: { label: 'Car Rentals', path: cars.path },
  activities: { label: 'Activities', path: activities.path },
  flights: { label: 'Flights', path: flights.path },
  cruises: { label: 'Cruises', path: cruises.path },
};
