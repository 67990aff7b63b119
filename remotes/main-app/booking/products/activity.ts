import type { WireRecord } from '@livery/remote';
import { dayOf, firstDay } from '@livery/remote';
import { CalendarDays, Clock, MapPin, Ticket } from 'lucide-react';
import type { ActivityOffer, SharedFields } from '../offer/offer.ts';
import { readDay, readWholeNumber } from '../offer/offer-fields.ts';
import { type ProductDefinition, pagesOf } from '../product/definition.ts';
import type { SearchPlan } from '../product/search-plan.ts';
import { categoryFacet, codes, facetOf, RATING, TAGS } from '../results/facets.ts';
import { ACTIVITY_PLACE, isBookable, isPlace, pick, problemsOf } from '../search/search-values.ts';

/** Days by which the default moves where the agency takes no same-day bookings (rules 9.2). */
const SHIFT_DAYS = 3;

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

export const activity: ProductDefinition<ActivityOffer> = {
  service: 'activities',
  icon: Ticket,
  pages: pagesOf('activities', 'productCode', {
    details: 'result-details/{id}',
    checkout: 'bookings/checkout',
    confirmation: 'confirmation/{id}',
  }),
  search: activitySearch,
  searchAgain: ({ query, places: [place = ''] }) => ({ place, ...query }),
  summary: (valueOf, { t, day }) => [
    valueOf('place') || t('search.somewhere'),
    day(valueOf('date')) || t('search.selectDate'),
  ],
  read,
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
  facts: ({ durationMinutes, place, slots }, { duration }) => [
    { icon: Clock, text: durationMinutes === null ? '' : duration(durationMinutes) },
    { icon: MapPin, text: place },
    { icon: CalendarDays, text: slots.slice(0, 5).join(' · ') },
  ],
  lines: ({ date, place, durationMinutes }, { t, day, duration }) => [
    { label: t('search.date'), value: day(date) },
    { label: t('search.destination'), value: place },
    { label: t('facts.duration-minutes'), value: durationMinutes === null ? '' : duration(durationMinutes) },
  ],
  when: ({ date }, { day }) => day(date),
  priceNote: (_offer, { t }) => t('price.person'),
  travellers: (_offer, people) => Array.from({ length: people }, () => 'adult'),
  choosesPeople: true,
};

/** The band of a duration: up to two hours, half a day, a day, longer. */
function durationBand(minutes: number | null): readonly string[] {
  if (minutes === null) return [];
  if (minutes <= 120) return ['short'];
  if (minutes <= 300) return ['half'];
  return [minutes <= 720 ? 'day' : 'long'];
}

function read(wire: WireRecord, shared: SharedFields): ActivityOffer {
  return {
    product: 'activity',
    ...shared,
    durationMinutes: readWholeNumber(wire, 'durationMinutes'),
    place: wire.text('place') || wire.record('place').text('city') || wire.record('place').text('name'),
    category: wire.text('category'),
    slots: wire.texts('slots'),
    date: readDay(wire, 'date'),
  };
}
