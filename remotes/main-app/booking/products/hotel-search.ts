import { dayOf, firstDay } from '@livery/remote';
import type { HotelOffer } from '../offer/offer.ts';
import type { ProductSearch, SearchPlan } from '../product/search-plan.ts';
import { facetOf, RATING, TAGS } from '../results/facets.ts';
import { guestsIn, roomsOf } from '../search/rooms.ts';
import { HOTEL_PLACE, isBookable, isPlace, pick, problemsOf } from '../search/search-values.ts';

/** Days by which the defaults move where the agency takes no same-day bookings (rules 9.2). */
const SHIFT_DAYS = 3;

const MAX_NIGHTS = 30;

/**
 * A stay; by default tomorrow for one night, two adults in one room.
 *
 * @see rules §9
 */
const hotelPlan: SearchPlan = {
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

/** The parameters of a stay's address besides the place's name. */
const STAY_NAMES = ['lat', 'long', 'checkIn', 'checkOut', 'guests'];

export const hotelSearch: ProductSearch<HotelOffer> = {
  plan: hotelPlan,
  searchAgain: ({ query, places: [place = ''] }) => ({
    place,
    ...Object.fromEntries(STAY_NAMES.map((name) => [name, query[name] ?? ''])),
  }),
  summary(valueOf, { t, days }) {
    const rooms = roomsOf(valueOf('guests')) ?? [];
    const { adults, children } = guestsIn(rooms);
    return [
      valueOf('place') || t('search.somewhere'),
      days(valueOf('checkIn'), valueOf('checkOut'), t('search.selectDate')),
      t('count.guests', { count: adults + children }),
      t('count.rooms', { count: rooms.length }),
    ];
  },
  facets: [
    facetOf('hotel', ({ stars }) => (stars === null ? [] : [String(Math.floor(stars))]), {
      id: 'stars',
      label: { by: 'count', key: 'stars' },
      order: ['5', '4', '3', '2', '1'],
    }),
    RATING,
    TAGS,
  ],
  orders: ['recommended', 'cheapest', 'dearest', 'best', 'nearest'],
  figures: { nearest: ({ distance }) => distance },
};
