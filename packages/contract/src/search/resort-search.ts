import { isPlace, type PlaceFieldNames } from './search-place.ts';
import { collectProblems, type SearchPlan, type SearchValues } from './search-plan.ts';
import { stayProblems } from './stay-search.ts';

export const RESORT_PLACE_FIELDS: PlaceFieldNames = { name: 'place', latitude: 'lat', longitude: 'lon' };

/** Adults and children together. @rule 9.14 */
export const MAX_RESORT_GUESTS = 8;

/** Nights of a resort stay until the visitor chooses. */
const DEFAULT_NIGHTS = 3;

/** A stay in a resort; by default three nights from tomorrow, two adults. @rule 2.27 */
export const resortSearch: SearchPlan = {
  path: '/booknow/resort/search',
  placeNames: [RESORT_PLACE_FIELDS.name],
  defaults({ today }) {
    const checkIn = today.add({ days: 1 });
    const days = { checkIn: checkIn.toString(), checkOut: checkIn.add({ days: DEFAULT_NIGHTS }).toString() };
    return { place: '', lat: '', lon: '', ...days, adults: '2', children: '0' };
  },
  problems: (values, { today }) =>
    collectProblems({
      place: !isPlace(values, RESORT_PLACE_FIELDS) && 'place',
      ...stayProblems(values, today, today),
      adults: !isValidGuestCount(values) && 'guests',
    }),
};

function isValidGuestCount({ adults = '', children = '' }: SearchValues): boolean {
  const isCounted = /^[1-9]$/.test(adults) && /^\d$/.test(children);
  return isCounted && Number(adults) + Number(children) <= MAX_RESORT_GUESTS;
}
