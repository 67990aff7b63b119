import type { Coordinates } from '@livery/contract/agency/policies';
import { defaultActivityDate, defaultCarRental, defaultHotelStay } from '@livery/contract/trip/default-dates';
import type { ActivityDealSearch, CarDealSearch, HotelDealSearch } from './deal-search.ts';

/**
 * The home page's search for hotel deals before a traveller has chosen anything: one room for two adults, one night, 15
 * miles around the place, in US dollars.
 *
 * @param of.today the visitor's date
 * @rule 7.8, 7.11, 9.1, 9.2
 */
export function defaultHotelSearch(of: {
  today: Temporal.PlainDate;
  sameDayDisallowed: boolean;
  where: Coordinates;
  searchString: string;
}): HotelDealSearch {
  const { rooms, adults, children, radius, nationality, destinationCountry, currency } = HOTEL_SEARCH;
  return {
    occupancies: [{ numOfRoom: rooms, numOfAdults: adults, numOfChildren: children, childAges: [] }],
    stay: defaultHotelStay(of.today, of.sameDayDisallowed),
    latitude: of.where.latitude,
    longitude: of.where.longitude,
    nationality,
    destinationCountryCode: destinationCountry,
    currency,
    radius,
    searchString: of.searchString,
  };
}

/**
 * The home page's search for activity deals before a traveller has chosen anything: around the place, on the default
 * date.
 *
 * @param of.today the visitor's date
 * @rule 7.8, 9.2
 */
export function defaultActivitySearch(of: {
  today: Temporal.PlainDate;
  sameDayDisallowed: boolean;
  where: Coordinates;
}): ActivityDealSearch {
  return {
    date: defaultActivityDate(of.today, of.sameDayDisallowed),
    latitude: of.where.latitude,
    longitude: of.where.longitude,
  };
}

/**
 * The home page's search for car deals before a traveller has chosen anything: a driver of 25 who lives in the United
 * States picks a car up at the airport and returns it there a day later.
 *
 * @param of.today the visitor's date
 * @param of.where the airport
 * @rule 7.8, 7.10, 9.1, 9.2
 */
export function defaultCarSearch(of: {
  today: Temporal.PlainDate;
  sameDayDisallowed: boolean;
  where: Coordinates;
  searchString: string;
}): CarDealSearch {
  const rental = defaultCarRental(of.today, of.sameDayDisallowed);
  return {
    age: CAR_SEARCH.driverAge,
    countryOfResidence: CAR_SEARCH.residence,
    pickUp: { at: rental.pickUp, place: of.where },
    return: { at: rental.return, place: of.where },
    searchString: of.searchString,
  };
}

/** The values of searches before a traveller has chosen anything (rules §9, deal search defaults). */
const HOTEL_SEARCH = {
  rooms: 1,
  adults: 2,
  children: 0,
  /** Miles around the place. */
  radius: 15,
  /** ISO 3166-1 alpha-2. */
  nationality: 'IN',
  destinationCountry: 'IN',
  /** ISO 4217; the currency of requested deals, in whatever currency they are shown (rules 7.11). */
  currency: 'USD',
} as const;

const CAR_SEARCH = {
  /** Years. */
  driverAge: 25,
  /** ISO 3166-1 alpha-2. */
  residence: 'US',
} as const;
