import { defaultHotelStay } from '../trip/default-dates.ts';
import { roomDraftsOf, roomsOf } from './rooms.ts';
import { firstDay } from './search-days.ts';
import { isPlace, type PlaceNames } from './search-place.ts';
import { problemsOf, type SearchPlan, type SearchProblem } from './search-plan.ts';
import { stayProblems } from './stay-search.ts';

export const HOTEL_PLACE: PlaceNames = { name: 'place', latitude: 'lat', longitude: 'long' };

/**
 * A stay in a hotel; by default tomorrow for one night, two adults in one room.
 *
 * @rule 2.27
 */
export const hotelSearch: SearchPlan = {
  path: '/booknow/hotels/search',
  placeNames: [HOTEL_PLACE.name],
  defaults({ today, agency }) {
    const { checkIn, checkOut } = defaultHotelStay(today, agency.sameDayBookingDisallowed.hotel);
    return { place: '', lat: '', long: '', checkIn: checkIn.toString(), checkOut: checkOut.toString(), guests: '2' };
  },
  problems: (values, { today, agency }) =>
    problemsOf({
      place: !isPlace(values, HOTEL_PLACE) && 'place',
      ...stayProblems(values, firstDay(today, agency.sameDayBookingDisallowed.hotel), today),
      guests: guestsProblem(values['guests'] ?? ''),
    }),
};

function guestsProblem(guests: string): SearchProblem | false {
  if (roomsOf(guests) !== null) return false;
  return roomDraftsOf(guests) === null ? 'rooms' : 'childAge';
}
