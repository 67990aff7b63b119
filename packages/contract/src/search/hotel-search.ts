import { defaultHotelStay } from '../trip/default-dates.ts';
import { parseRoomDrafts, parseRooms } from './rooms.ts';
import { firstBookableDay } from './search-days.ts';
import { isPlace, type PlaceFieldNames } from './search-place.ts';
import { collectProblems, type SearchPlan, type SearchProblem } from './search-plan.ts';
import { stayProblems } from './stay-search.ts';

export const HOTEL_PLACE_FIELDS: PlaceFieldNames = { name: 'place', latitude: 'lat', longitude: 'long' };

/**
 * A stay in a hotel; by default tomorrow for one night, two adults in one room.
 *
 * @rule 2.27
 */
export const hotelSearch: SearchPlan = {
  path: '/booknow/hotels/search',
  placeNames: [HOTEL_PLACE_FIELDS.name],
  defaults({ today, agency }) {
    const { checkIn, checkOut } = defaultHotelStay(today, agency.sameDayBookingDisallowed.hotel);
    return { place: '', lat: '', long: '', checkIn: checkIn.toString(), checkOut: checkOut.toString(), guests: '2' };
  },
  problems: (values, { today, agency }) =>
    collectProblems({
      place: !isPlace(values, HOTEL_PLACE_FIELDS) && 'place',
      ...stayProblems(values, firstBookableDay(today, agency.sameDayBookingDisallowed.hotel), today),
      guests: guestsProblem(values['guests'] ?? ''),
    }),
};

function guestsProblem(guests: string): SearchProblem | false {
  if (parseRooms(guests) !== null) return false;
  return parseRoomDrafts(guests) === null ? 'rooms' : 'childAge';
}
