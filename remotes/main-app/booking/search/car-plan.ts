import { firstDay, timeOf } from '@livery/remote';
import type { SearchPlan } from '../product/search-plan.ts';
import { DROP_OFF, isBookable, isPlace, PICK_UP, problemsOf } from './search-values.ts';

/** Days by which the default moves where the agency takes no same-day bookings (rules 9.2). */
const SHIFT_DAYS = 2;
const MAX_DAYS = 60;
/** Age limits of the driver, in years. */
const MIN_DRIVER_AGE = 18;
const MAX_DRIVER_AGE = 99;

/**
 * A rental; by default tomorrow at 11:00 until the next day, a driver of 25 from the United States. Without a
 * drop-off place, the car is returned to the pick-up place.
 *
 * @see rules §9
 */
export const carPlan: SearchPlan = {
  defaults({ today, agency }) {
    const pickUp = today.add({ days: 1 + (agency.sameDayBookingDisallowed.car ? SHIFT_DAYS : 0) });
    const places = [PICK_UP, DROP_OFF].flatMap((names) => Object.values(names));
    return {
      ...Object.fromEntries(places.map((name) => [name, ''])),
      pickUpDateTime: `${pickUp.toString()}T11:00`,
      returnDateTime: `${pickUp.add({ days: 1 }).toString()}T11:00`,
      age: '25',
      residence: 'US',
    };
  },
  problems(values, { today, agency }) {
    const [from, until] = [timeOf(values['pickUpDateTime']), timeOf(values['returnDateTime'])];
    const first = firstDay(today, agency.sameDayBookingDisallowed.car);
    const { age = '', residence = '' } = values;
    const returnsElsewhere = Object.values(DROP_OFF).some((name) => values[name]);
    const rental = from === null || until === null ? null : from.until(until);
    return problemsOf({
      pickUp: !isPlace(values, PICK_UP) && 'place',
      dropOff: returnsElsewhere && !isPlace(values, DROP_OFF) && 'place',
      pickUpDateTime: !isBookable(from?.toPlainDate(), first, today) && 'day',
      returnDateTime:
        until === null || (rental !== null && rental.sign < 1)
          ? 'return'
          : rental !== null && rental.days >= MAX_DAYS && 'rentalDays',
      age: !(/^\d\d$/.test(age) && Number(age) >= MIN_DRIVER_AGE && Number(age) <= MAX_DRIVER_AGE) && 'age',
      residence: !/^[A-Z]{2}$/.test(residence) && 'residence',
    });
  },
  call(values) {
    const back = isPlace(values, DROP_OFF) ? DROP_OFF : PICK_UP;
    return {
      pickupLatitude: values[PICK_UP.latitude],
      pickupLongitude: values[PICK_UP.longitude],
      returnLatitude: values[back.latitude],
      returnLongitude: values[back.longitude],
      pickUpDateTime: withSeconds(values['pickUpDateTime']),
      returnDateTime: withSeconds(values['returnDateTime']),
      age: values['age'],
      countryOfResidence: values['residence'],
    };
  },
};

/** In the format of the calls (rules 7.10). */
function withSeconds(text: string | undefined): string {
  return timeOf(text)?.toString({ smallestUnit: 'second' }) ?? '';
}
