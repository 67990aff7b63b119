import { defaultCarRental } from '../trip/default-dates.ts';
import { isCountry } from './is-country.ts';
import { firstBookableDay, isBookableDay, parsePlainDateTime } from './search-days.ts';
import { isPlace, type PlaceFieldNames } from './search-place.ts';
import { collectProblems, type SearchPlan, type SearchValues } from './search-plan.ts';

export const PICK_UP_FIELDS: PlaceFieldNames = {
  name: 'pickUp',
  latitude: 'pickupLatitude',
  longitude: 'pickupLongitude',
};
export const DROP_OFF_FIELDS: PlaceFieldNames = {
  name: 'dropOff',
  latitude: 'returnLatitude',
  longitude: 'returnLongitude',
};

const MAX_RENTAL_DAYS = 60;
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
  placeNames: [PICK_UP_FIELDS.name, DROP_OFF_FIELDS.name],
  defaults({ today, agency }) {
    const rental = defaultCarRental(today, agency.sameDayBookingDisallowed.car);
    const places = [PICK_UP_FIELDS, DROP_OFF_FIELDS].flatMap((names) => Object.values(names));
    return {
      ...Object.fromEntries(places.map((name) => [name, ''])),
      pickUpDateTime: rental.pickUp.toString({ smallestUnit: 'minute' }),
      returnDateTime: rental.return.toString({ smallestUnit: 'minute' }),
      age: '25',
      residence: 'US',
    };
  },
  problems(values, { today, agency }) {
    const [from, until] = [parsePlainDateTime(values['pickUpDateTime']), parsePlainDateTime(values['returnDateTime'])];
    const firstDate = firstBookableDay(today, agency.sameDayBookingDisallowed.car);
    const { age = '', residence = '' } = values;
    const rental = from === null || until === null ? null : from.until(until);
    return collectProblems({
      pickUp: !isPlace(values, PICK_UP_FIELDS) && 'place',
      dropOff: hasReturnPlace(values) && !isPlace(values, DROP_OFF_FIELDS) && 'place',
      pickUpDateTime: !isBookableDay(from?.toPlainDate(), firstDate, today) && 'day',
      returnDateTime:
        until === null || (rental !== null && rental.sign < 1)
          ? 'return'
          : rental !== null && rental.days >= MAX_RENTAL_DAYS && 'rentalDays',
      age: !(/^\d\d$/.test(age) && Number(age) >= MIN_DRIVER_AGE && Number(age) <= MAX_DRIVER_AGE) && 'age',
      residence: !isCountry(residence) && 'residence',
    });
  },
};

/** Whether a drop-off place is given: without one the car is returned to the pick-up place. @rule 2.27 */
export function hasReturnPlace(values: SearchValues): boolean {
  return Object.values(DROP_OFF_FIELDS).some((name) => values[name]);
}
