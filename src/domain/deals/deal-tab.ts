import { BOOKING_TYPES, type Service } from '../agency/booking-type.ts';

/** A tab of the product deals: every service but Resorts (readings 26). */
export type DealTab = Exclude<Service, 'resorts'>;

interface TabFacts {
  /** Said on the tab, and in `?tab=`. */
  readonly label: string;
  /** Where Book Now leads. */
  readonly path: string;
  /** The promo banner of a tab that searches nothing; `null` for a tab that does search. */
  readonly banner: string | null;
}

const [hotels, cars, activities, cruises, flights] = BOOKING_TYPES;

/**
 * What the home page says of each tab, in English.
 *
 * @see specification §2, home page
 */
export const DEAL_TABS: Readonly<Record<DealTab, TabFacts>> = {
  hotels: { label: 'Hotels', path: hotels.path, banner: null },
  cars: { label: 'Car Rentals', path: cars.path, banner: null },
  activities: { label: 'Activities', path: activities.path, banner: null },
  flights: { label: 'Flights', path: flights.path, banner: 'Search for flights to your next destination!' },
  cruises: { label: 'Cruises', path: cruises.path, banner: 'Get ready to set sail!' },
};
