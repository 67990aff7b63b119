import { type Agency, dayOf } from '@livery/remote';
import {
  ACTIVITY_PLACE,
  activitySearch,
  carSearch,
  HOTEL_PLACE,
  hotelSearch,
  PICK_UP,
  type PlaceNames,
  type SearchNeeds,
  type SearchPlan,
  type SearchValues,
  searchAddress,
} from '@livery/remote/search';
import type { Booking } from './booking-wire.ts';

type Related = 'hotel' | 'car' | 'activity';

interface RelatedSearch {
  readonly product: Related;
  readonly to: string;
}

interface Days {
  readonly first: string;
  readonly last: string;
}

const SEARCHES: readonly {
  readonly product: Related;
  readonly service: Agency['bookingMenu'][number]['service'];
  readonly plan: SearchPlan;
  readonly place: PlaceNames;
  readonly values: (days: Days) => SearchValues;
}[] = [
  {
    product: 'hotel',
    service: 'hotels',
    plan: hotelSearch,
    place: HOTEL_PLACE,
    values: ({ first, last }) => ({ checkIn: first, checkOut: last }),
  },
  {
    product: 'car',
    service: 'cars',
    plan: carSearch,
    place: PICK_UP,
    values: ({ first, last }) => ({ pickUpDateTime: `${first}T11:00`, returnDateTime: `${last}T11:00` }),
  },
  {
    product: 'activity',
    service: 'activities',
    plan: activitySearch,
    place: ACTIVITY_PLACE,
    values: ({ first }) => ({ date: first }),
  },
];

/**
 * Searches of what else belongs to a trip: other products that the agency sells, at the place and on the days of the
 * booking, as far as they can still be booked. Only of stays and activities is the place known.
 */
export function relatedSearches(
  { product, place, point, start, end, cancelled }: Omit<Booking, 'product'> & { readonly product: string },
  needs: SearchNeeds & { readonly agency: Pick<Agency, 'bookingMenu'> },
): readonly RelatedSearch[] {
  const first = dayOf(start);
  if (cancelled || point === null || first === null) return [];
  const days = { first: start, last: dayOf(end) === null ? first.add({ days: 1 }).toString() : end };
  return SEARCHES.flatMap((search) => {
    const isSold = needs.agency.bookingMenu.some(({ service, active }) => service === search.service && active);
    if (!isSold || search.product === product) return [];
    const values = {
      ...search.plan.defaults(needs),
      [search.place.name]: place,
      [search.place.latitude]: String(point.latitude),
      [search.place.longitude]: String(point.longitude),
      ...search.values(days),
    };
    const canBeFound = Object.keys(search.plan.problems(values, needs)).length === 0;
    return canBeFound ? [{ product: search.product, to: searchAddress(search.plan, values) }] : [];
  });
}
