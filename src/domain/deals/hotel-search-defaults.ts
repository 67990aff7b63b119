import type { Coordinates } from '../agency/policies.ts';
import { defaultHotelStay } from '../trip/default-stay.ts';
import { HOTEL_SEARCH } from '../trip/search-defaults.ts';
import type { HotelDealSearch } from './deal-search.ts';

/**
 * The hotel deals that the home page looks for before a traveller has chosen
 * anything: one room for two adults, one night, 15 miles around the place, in
 * US dollars.
 *
 * @param of.today the visitor's own date
 * @see specification §7 and §9, deal searches; readings 5 and 6
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
