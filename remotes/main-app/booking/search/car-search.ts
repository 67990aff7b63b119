import { firstDay, isBefore, lastDay, timeOf } from '../../../kit/format/days.ts';
import type { SearchPlan } from '../product/search-plan.ts';
import { isPlace, type PlaceNames } from './place-values.ts';

export const PICK_UP: PlaceNames = { name: 'pickUp', latitude: 'pickupLatitude', longitude: 'pickupLongitude' };
export const DROP_OFF: PlaceNames = { name: 'dropOff', latitude: 'returnLatitude', longitude: 'returnLongitude' };

/** The default moves out by these days where the agency takes no same-day bookings (rules 9.2). */
const SHIFT_DAYS = 2;
const MOST_DAYS = 60;
/** Age limits of the driver, in years. */
const YOUNGEST_DRIVER = 18;
const OLDEST_DRIVER = 99;

/**
 * A rental; by default tomorrow at 11:00 until the next day, a driver of 25 from the
 * United States. Without a place of return, the car returns to the place of
 * pick-up.
 *
 * @see rules §9
 */
export const carSearch: SearchPlan = {
  defaults({ today, agency }) {
    const pickUp = today.add({ days: 1 + (agency.sameDayBookingDisallowed.car ? SHIFT_DAYS : 0) });
    return {
      pickUp: '',
      pickupLatitude: '',
      pickupLongitude: '',
      dropOff: '',
      returnLatitude: '',
      returnLongitude: '',
      pickUpDateTime: `${pickUp.toString()}T11:00`,
      returnDateTime: `${pickUp.add({ days: 1 }).toString()}T11:00`,
      age: '25',
      residence: 'US',
    };
  },
  problems(values, { today, agency }) {
    const [from, until] = [timeOf(values['pickUpDateTime']), timeOf(values['returnDateTime'])];
    const first = firstDay(today, agency.sameDayBookingDisallowed.car);
    const day = from?.toPlainDate();
    const age = Number(values['age']);
    const returnsElsewhere = [DROP_OFF.name, DROP_OFF.latitude, DROP_OFF.longitude].some((name) => values[name]);
    return {
      ...(isPlace(values, PICK_UP) ? {} : { pickUp: 'place' }),
      ...(returnsElsewhere && !isPlace(values, DROP_OFF) ? { dropOff: 'place' } : {}),
      ...(day === undefined || isBefore(day, first) || isBefore(lastDay(today), day) ? { pickUpDateTime: 'day' } : {}),
      ...(until === null || (from !== null && Temporal.PlainDateTime.compare(from, until) >= 0)
        ? { returnDateTime: 'return' }
        : {}),
      ...(from !== null && until !== null && from.until(until).days >= MOST_DAYS
        ? { returnDateTime: 'rentalDays' }
        : {}),
      ...(/^\d\d$/.test(values['age'] ?? '') && age >= YOUNGEST_DRIVER && age <= OLDEST_DRIVER ? {} : { age: 'age' }),
      ...(/^[A-Z]{2}$/.test(values['residence'] ?? '') ? {} : { residence: 'residence' }),
    };
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

/** As calls carry it (rules 7.10). */
function withSeconds(text: string | undefined): string {
  return timeOf(text)?.toString({ smallestUnit: 'second' }) ?? '';
}
