import type { Coordinates } from '@livery/contract/agency/policies';
import type { HotelStay } from '@livery/contract/trip/default-dates';

/** The home page's search for hotel deals (rules §7 and §9, deal searches). @rule 7.8 */
export interface HotelDealSearch {
  readonly occupancies: readonly Occupancy[];
  readonly stay: HotelStay;
  readonly latitude: number;
  readonly longitude: number;
  /** ISO 3166-1 alpha-2. */
  readonly nationality: string;
  readonly destinationCountryCode: string;
  readonly currency: string;
  /** Miles around the point. */
  readonly radius: number;
  readonly searchString: string;
}

export interface Occupancy {
  readonly numOfRoom: number;
  readonly numOfAdults: number;
  readonly numOfChildren: number;
  readonly childAges: readonly number[];
}

/** The home page's search for activity deals. @rule 7.8 */
export interface ActivityDealSearch {
  readonly date: Temporal.PlainDate;
  readonly latitude: number;
  readonly longitude: number;
}

/** The home page's search for car deals. @rule 7.8 */
export interface CarDealSearch {
  /** The driver's age, in years. */
  readonly age: number;
  /** ISO 3166-1 alpha-2. */
  readonly countryOfResidence: string;
  readonly pickUp: CarStop;
  readonly return: CarStop;
  readonly searchString: string;
}

/** Where a rental starts or ends, and when, in local time of the place. */
export interface CarStop {
  readonly at: Temporal.PlainDateTime;
  readonly place: Coordinates;
}

/**
 * The flags of every deal search of the home page: from the public travel site, for the home page, not for a
 * destination's page (rules §7, deal searches).
 * @rule 7.8
 */
export const HOME_PAGE_FLAGS = { isOTA: true, isHome: true, isFromDestination: false } as const;
