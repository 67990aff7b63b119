import { defaultActivityDate } from '../trip/default-dates.ts';
import { firstBookableDay, isBookableDay, parsePlainDate } from './search-days.ts';
import { isPlace, type PlaceFieldNames } from './search-place.ts';
import { collectProblems, type SearchPlan } from './search-plan.ts';

export const ACTIVITY_PLACE_FIELDS: PlaceFieldNames = { name: 'place', latitude: 'latitude', longitude: 'longitude' };

/** Activities on one day; tomorrow by default. @rule 2.27 */
export const activitySearch: SearchPlan = {
  path: '/booknow/activities/search',
  placeNames: [ACTIVITY_PLACE_FIELDS.name],
  defaults({ today, agency }) {
    const date = defaultActivityDate(today, agency.sameDayBookingDisallowed.activities);
    return { place: '', latitude: '', longitude: '', date: date.toString() };
  },
  problems(values, { today, agency }) {
    const firstDate = firstBookableDay(today, agency.sameDayBookingDisallowed.activities);
    return collectProblems({
      place: !isPlace(values, ACTIVITY_PLACE_FIELDS) && 'place',
      date: !isBookableDay(parsePlainDate(values['date']), firstDate, today) && 'day',
    });
  },
};
