import { defaultActivityDate } from '../trip/default-dates.ts';
import { dayOf, firstDay, isBookable } from './search-days.ts';
import { isPlace, type PlaceNames } from './search-place.ts';
import { problemsOf, type SearchPlan } from './search-plan.ts';

export const ACTIVITY_PLACE: PlaceNames = { name: 'place', latitude: 'latitude', longitude: 'longitude' };

/** Activities on a day; tomorrow by default. @rule 2.27 */
export const activitySearch: SearchPlan = {
  path: '/booknow/activities/search',
  placeNames: [ACTIVITY_PLACE.name],
  defaults({ today, agency }) {
    const date = defaultActivityDate(today, agency.sameDayBookingDisallowed.activities);
    return { place: '', latitude: '', longitude: '', date: date.toString() };
  },
  problems(values, { today, agency }) {
    const first = firstDay(today, agency.sameDayBookingDisallowed.activities);
    return problemsOf({
      place: !isPlace(values, ACTIVITY_PLACE) && 'place',
      date: !isBookable(dayOf(values['date']), first, today) && 'day',
    });
  },
};
