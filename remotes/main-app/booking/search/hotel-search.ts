import { dayOf, firstDay, isBefore, lastDay } from '../../../kit/format/days.ts';
import type { SearchPlan } from '../product/search-plan.ts';
import { isPlace, type PlaceNames } from './place-values.ts';
import { guestsIn, roomsOf } from './rooms.ts';

export const HOTEL_PLACE: PlaceNames = { name: 'place', latitude: 'lat', longitude: 'long' };

/** The default moves out by these days where the agency takes no same-day bookings (rules 9.2). */
const SHIFT_DAYS = 3;
const MOST_NIGHTS = 30;

/** A stay; by default tomorrow for one night, two adults in one room. @see rules §9 */
export const hotelSearch: SearchPlan = {
  defaults({ today, agency }) {
    const checkIn = today.add({ days: 1 + (agency.sameDayBookingDisallowed.hotel ? SHIFT_DAYS : 0) });
    return {
      place: '',
      lat: '',
      long: '',
      checkIn: checkIn.toString(),
      checkOut: checkIn.add({ days: 1 }).toString(),
      guests: '2',
    };
  },
  problems(values, { today, agency }) {
    const [checkIn, checkOut] = [dayOf(values['checkIn']), dayOf(values['checkOut'])];
    const first = firstDay(today, agency.sameDayBookingDisallowed.hotel);
    return {
      ...(isPlace(values, HOTEL_PLACE) ? {} : { place: 'place' }),
      ...(checkIn === null || isBefore(checkIn, first) || isBefore(lastDay(today), checkIn) ? { checkIn: 'day' } : {}),
      ...(checkOut === null || (checkIn !== null && nights(checkIn, checkOut) < 1) ? { checkOut: 'checkOut' } : {}),
      ...(checkIn !== null && checkOut !== null && nights(checkIn, checkOut) > MOST_NIGHTS
        ? { checkOut: 'nights' }
        : {}),
      ...(roomsOf(values['guests']) === null ? { guests: 'guests' } : {}),
    };
  },
  call(values) {
    const rooms = roomsOf(values['guests']) ?? [];
    return {
      lat: values['lat'],
      long: values['long'],
      checkIn: values['checkIn'],
      checkOut: values['checkOut'],
      rooms: rooms.length,
      ...guestsIn(rooms),
      guests: values['guests'],
    };
  },
};

function nights(checkIn: Temporal.PlainDate, checkOut: Temporal.PlainDate): number {
  return checkIn.until(checkOut).days;
}
