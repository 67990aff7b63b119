import { dayOf, firstDay, isBefore } from '../../../kit/format/days.ts';
import type { Product } from '../product/product.ts';
import type { SearchPlan } from '../product/search-plan.ts';
import { carSearch } from './car-search.ts';
import { guestsIn, roomsOf } from './rooms.ts';
import {
  ACTIVITY_PLACE,
  GUEST_NAMES,
  guestValues,
  HOTEL_PLACE,
  isBookable,
  isPlace,
  mayTravel,
  pick,
  problemsOf,
} from './search-values.ts';

/** Days by which the defaults move where the agency takes no same-day bookings (rules 9.2). */
const SHIFT_DAYS = 3;
const MAX_NIGHTS = 30;

/**
 * A stay; by default tomorrow for one night, two adults in one room.
 *
 * @see rules §9
 */
const hotelSearch: SearchPlan = {
  defaults({ today, agency }) {
    const checkIn = today.add({ days: 1 + (agency.sameDayBookingDisallowed.hotel ? SHIFT_DAYS : 0) });
    const days = { checkIn: checkIn.toString(), checkOut: checkIn.add({ days: 1 }).toString() };
    return { place: '', lat: '', long: '', ...days, guests: '2' };
  },
  problems(values, { today, agency }) {
    const [checkIn, checkOut] = [dayOf(values['checkIn']), dayOf(values['checkOut'])];
    const nights = checkIn === null || checkOut === null ? null : checkIn.until(checkOut).days;
    return problemsOf({
      place: !isPlace(values, HOTEL_PLACE) && 'place',
      checkIn: !isBookable(checkIn, firstDay(today, agency.sameDayBookingDisallowed.hotel), today) && 'day',
      checkOut:
        checkOut === null || (nights !== null && nights < 1)
          ? 'checkOut'
          : nights !== null && nights > MAX_NIGHTS && 'nights',
      guests: roomsOf(values['guests']) === null && 'guests',
    });
  },
  call(values) {
    const rooms = roomsOf(values['guests']) ?? [];
    const stay = pick(values, ['lat', 'long', 'checkIn', 'checkOut']);
    return { ...stay, rooms: rooms.length, ...guestsIn(rooms), guests: values['guests'] };
  },
};

/** Activities on a day; tomorrow by default. @see rules §9 */
const activitySearch: SearchPlan = {
  defaults({ today, agency }) {
    const date = today.add({ days: 1 + (agency.sameDayBookingDisallowed.activities ? SHIFT_DAYS : 0) });
    return { place: '', latitude: '', longitude: '', date: date.toString() };
  },
  problems(values, { today, agency }) {
    const first = firstDay(today, agency.sameDayBookingDisallowed.activities);
    return problemsOf({
      place: !isPlace(values, ACTIVITY_PLACE) && 'place',
      date: !isBookable(dayOf(values['date']), first, today) && 'day',
    });
  },
  call: (values) => pick(values, ['latitude', 'longitude', 'date']),
};

/** A flight; by default tomorrow, and back a week later. Without a return day it is one way. @see rules §3 */
const flightSearch: SearchPlan = {
  defaults({ today, defaultGuests }) {
    const departure = today.add({ days: 1 });
    const days = { departure: departure.toString(), return: departure.add({ days: 7 }).toString() };
    return { from: '', fromName: '', to: '', toName: '', ...days, ...guestValues(defaultGuests.flight) };
  },
  problems(values, { today }) {
    const [departure, back] = [dayOf(values['departure']), dayOf(values['return'])];
    const { from = '', to = '' } = values;
    const oneWay = (values['return'] ?? '') === '';
    const returns = back !== null && (departure === null || !isBefore(back, departure));
    return problemsOf({
      fromName: !isAirport(from) && 'airport',
      toName: isAirport(to) ? from === to && 'sameAirport' : 'airport',
      departure: !isBookable(departure, today, today) && 'day',
      return: !oneWay && !returns && 'returnFlight',
      adults: !mayTravel(values) && 'travellers',
    });
  },
  call: (values) => pick(values, ['from', 'to', 'departure', 'return', ...GUEST_NAMES]),
};

function isAirport(code: string): boolean {
  return /^[A-Z]{3}$/.test(code);
}

/** A cruise; by default any line in any month. @see rules §3 */
const cruiseSearch: SearchPlan = {
  defaults: ({ defaultGuests }) => ({ shipLine: '', month: '', ...guestValues(defaultGuests.cruise) }),
  problems(values, { today }) {
    const { month = '', shipLine = '' } = values;
    const thisMonth = today.toPlainYearMonth().toString();
    return problemsOf({
      shipLine: !/^[\w -]{0,64}$/.test(shipLine) && 'shipLine',
      month: month !== '' && !(/^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month >= thisMonth) && 'month',
      adults: !mayTravel(values) && 'travellers',
    });
  },
  call: (values) => pick(values, ['shipLine', 'month', ...GUEST_NAMES]),
};

export const SEARCH_PLANS: Readonly<Record<Product, SearchPlan>> = {
  hotel: hotelSearch,
  car: carSearch,
  activity: activitySearch,
  flight: flightSearch,
  cruise: cruiseSearch,
};
