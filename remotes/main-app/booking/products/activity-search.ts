import { dayOf, firstDay } from '@livery/remote';
import type { ActivityOffer } from '../offer/offer.ts';
import type { ProductSearch, SearchPlan } from '../product/search-plan.ts';
import { categoryFacet, codes, facetOf, RATING, TAGS } from '../results/facets.ts';
import { ACTIVITY_PLACE, isBookable, isPlace, pick, problemsOf } from '../search/search-values.ts';

/** Days by which the default moves where the agency takes no same-day bookings (rules 9.2). */
const SHIFT_DAYS = 3;

/** Activities on a day; tomorrow by default. @see rules §9 */
const activityPlan: SearchPlan = {
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

export const activitySearch: ProductSearch<ActivityOffer> = {
  plan: activityPlan,
  searchAgain: ({ query, places: [place = ''] }) => ({ place, ...query }),
  summary: (valueOf, { t, day }) => [
    valueOf('place') || t('search.somewhere'),
    day(valueOf('date')) || t('search.selectDate'),
  ],
  facets: [
    categoryFacet(['tour', 'ticket', 'outdoor', 'food', 'water']),
    facetOf(
      'activity',
      ({ durationMinutes }) => durationBand(durationMinutes),
      codes('duration', 'durationBands', ['short', 'half', 'day', 'long']),
    ),
    RATING,
    TAGS,
  ],
  orders: ['recommended', 'cheapest', 'dearest', 'best', 'shortest'],
  figures: { shortest: ({ durationMinutes }) => durationMinutes },
};

/** The band of a duration: up to two hours, half a day, a day, longer. */
function durationBand(minutes: number | null): readonly string[] {
  if (minutes === null) return [];
  if (minutes <= 120) return ['short'];
  if (minutes <= 300) return ['half'];
  return [minutes <= 720 ? 'day' : 'long'];
}
