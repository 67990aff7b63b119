import { guestsIn, parseRooms, hotelSearch as searchPlan } from '@livery/remote/search';
import type { ProductSearch } from '../product/search-plan.ts';
import { pickValues } from '../search/pick-values.ts';

/** The parameters of a stay's address, except the place's name. */
const STAY_PARAMETERS = ['lat', 'long', 'checkIn', 'checkOut', 'guests'];

export const hotelSearch: ProductSearch = {
  plan: searchPlan,
  call(values) {
    const rooms = parseRooms(values['guests']) ?? [];
    const stay = pickValues(values, ['lat', 'long', 'checkIn', 'checkOut']);
    return { ...stay, rooms: rooms.length, ...guestsIn(rooms), guests: values['guests'] };
  },
  searchAgain: ({ query, places: [place = ''] }) => ({
    place,
    ...Object.fromEntries(STAY_PARAMETERS.map((name) => [name, query[name] ?? ''])),
  }),
};
