import { dayOf, firstDay, isBefore, lastDay } from '../../../kit/format/days.ts';
import type { SearchPlan } from '../product/search-plan.ts';
import { isPlace, type PlaceNames } from './place-values.ts';

export const ACTIVITY_PLACE: PlaceNames = { name: 'place', latitude: 'latitude', longitude: 'longitude' };

/** The default moves out by these days where the agency takes no same-day bookings (rules 9.2). */
const SHIFT_DAYS = 3;

/** Activities on a day; tomorrow by default. @see rules §9 */
export const activitySearch: SearchPlan = {
  defaults({ today, agency }) {
    const date = today.add({ days: 1 + (agency.sameDayBookingDisallowed.activities ? SHIFT_DAYS : 0) });
    return { place: '', latitude: '', longitude: '', date: date.toString() };
  },
  problems(values, { today, agency }) {
    const date = dayOf(values['date']);
    const first = firstDay(today, agency.sameDayBookingDisallowed.activities);
    return {
      ...(isPlace(values, ACTIVITY_PLACE) ? {} : { place: 'place' }),
      ...(date === null || isBefore(date, first) || isBefore(lastDay(today), date) ? { date: 'day' } : {}),
    };
  },
  call(values) {
    return { latitude: values['latitude'], longitude: values['longitude'], date: values['date'] };
  },
};
