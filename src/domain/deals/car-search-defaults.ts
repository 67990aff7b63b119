import type { Coordinates } from '../agency/policies.ts';
import { defaultCarRental } from '../trip/default-car-rental.ts';
import { CAR_SEARCH } from '../trip/search-defaults.ts';
import type { CarDealSearch } from './deal-search.ts';

/**
 * The car deals that the home page looks for before a traveller has chosen
 * anything: a driver of 25 who lives in the United States fetches a car at the
 * airport and brings it back there a day later.
 *
 * @param of.today the visitor's own date
 * @param of.where the airport
 * @see specification §7 and §9, deal searches; readings 6 and 8
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
