import { defaultCarRental } from '../trip/default-dates.ts';
import { isCountry } from './is-country.ts';
import { firstDay, isBookable, timeOf } from './search-days.ts';
import { isPlace, type PlaceNames } from './search-place.ts';
import { problemsOf, type SearchPlan, type SearchValues } from './search-plan.ts';

export const PICK_UP: PlaceNames = { name: 'pickUp', latitude: 'pickupLatitude', longitude: 'pickupLongitude' };
export const DROP_OFF: PlaceNames = { name: 'dropOff', latitude: 'returnLatitude', longitude: 'returnLongitude' };

const MAX_DAYS = 60;
/** Age limits of the driver, in years. @rule 9.14 */
export const MIN_DRIVER_AGE = 18;
/** @rule 9.14 */
export const MAX_DRIVER_AGE = 99;

/**
 * A rental; by default tomorrow at 11:00 until the next day, a driver of 25 from the United States. Without a
 * drop-off place, the car is returned to the pick-up place.
 *
 * @rule 2.27
 */
export const carSearch: SearchPlan = {
  path: '/booknow/cars/search',
  placeNames: [PICK_UP.name, DROP_OFF.name],
  defaults({ today, agency }) {
    const rental = defaultCarRental(today, agency.sameDayBookingDisallowed.car);
    const places = [PICK_UP, DROP_OFF].flatMap((names) => Object.values(names));
    return {
      ...Object.fromEntries(places.map((name) => [name, ''])),
      pickUpDateTime: rental.pickUp.toString({ smallestUnit: 'minute' }),
      returnDateTime: rental.return.toString({ smallestUnit: 'minute' }),
      age: '25',
      residence: 'US',
    };
  },
  problems(values, { today, agency }) {
    const [from, until] = [timeOf(values['pickUpDateTime']), timeOf(values['returnDateTime'])];
    const first = firstDay(today, agency.sameDayBookingDisallowed.car);
    const { age = '', residence = '' } = values;
    const rental = from === null || until === null ? null : from.until(until);
    return problemsOf({
      pickUp: !isPlace(values, PICK_UP) && 'place',
      dropOff: hasReturnPlace(values) && !isPlace(values, DROP_OFF) && 'place',
      pickUpDateTime: !isBookable(from?.toPlainDate(), first, today) && 'day',
      returnDateTime:
        until === null || (rental !== null && rental.sign < 1)
          ? 'return'
          : rental !== null && rental.days >= MAX_DAYS && 'rentalDays',
      age: !(/^\d\d$/.test(age) && Number(age) >= MIN_DRIVER_AGE && Number(age) <= MAX_DRIVER_AGE) && 'age',
      residence: !isCountry(residence) && 'residence',
    });
  },
};

/** Whether a place of return is given: without one the car is returned where it was picked up. @rule 2.27 */
export function hasReturnPlace(values: SearchValues): boolean {
  return Object.values(DROP_OFF).some((name) => values[name]);
}
