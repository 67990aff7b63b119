import { type Agency, parsePlainDate, parsePlainDateTime } from '@livery/remote';
import {
  ACTIVITY_PLACE_FIELDS,
  activitySearch,
  carSearch,
  HOTEL_PLACE_FIELDS,
  hotelSearch,
  PICK_UP_FIELDS,
  type PlaceFieldNames,
  type RoomDraft,
  roomsText,
  type SearchNeeds,
  type SearchPlan,
  type SearchValues,
  searchAddress,
} from '@livery/remote/search';

/** What was booked: where its travellers are, and when. */
export interface Trip {
  /** Such as `flight` or `resort`. */
  readonly product: string;
  readonly place: string;
  /** `null` if it is unknown. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
  /** Days; the empty text if it is unknown, or there is none. */
  readonly start: string;
  readonly end: string;
  /** Local times at the place: the empty text if they are unknown. */
  readonly arrives: string;
  readonly leaves: string;
  /** Who sleeps in a room if that is known. */
  readonly room: RoomDraft | null;
}

type RelatedProduct = 'hotel' | 'car' | 'activity';

interface RelatedSearch {
  readonly product: RelatedProduct;
  readonly place: string;
  readonly to: string;
}

/** When travellers are at the place: days, local times, and who sleeps in their room if that is known. */
interface Stay {
  readonly first: string;
  readonly last: string;
  readonly arrives: string;
  readonly leaves: string;
  readonly room: RoomDraft | null;
}

const RELATED_SEARCHES: readonly {
  readonly product: RelatedProduct;
  readonly service: 'hotels' | 'cars' | 'activities';
  readonly plan: SearchPlan;
  readonly place: PlaceFieldNames;
  readonly values: (stay: Stay) => SearchValues;
}[] = [
  {
    product: 'hotel',
    service: 'hotels',
    plan: hotelSearch,
    place: HOTEL_PLACE_FIELDS,
    values: ({ first, last, room }) => ({
      checkIn: first,
      checkOut: last,
      ...(room === null ? {} : { guests: roomsText([room]) }),
    }),
  },
  {
    product: 'car',
    service: 'cars',
    plan: carSearch,
    place: PICK_UP_FIELDS,
    values: ({ first, last, arrives, leaves }) => ({
      pickUpDateTime: arrives === '' ? `${first}T11:00` : roundToHour(arrives, MIN_TIME_AFTER_LANDING, 'ceil'),
      returnDateTime: leaves === '' ? `${last}T11:00` : roundToHour(leaves, MIN_TIME_BEFORE_DEPARTURE, 'floor'),
    }),
  },
  {
    product: 'activity',
    service: 'activities',
    plan: activitySearch,
    place: ACTIVITY_PLACE_FIELDS,
    values: ({ first }) => ({ date: first }),
  },
];

/** What is booked with a place to sleep needs no other one. */
const PRODUCTS_WITH_BED: ReadonlySet<string> = new Set(['hotel', 'resort']);

/**
 * Searches of what else belongs to a trip: other products that the agency sells, at the place and on the days of what
 * was booked, as far as they can still be booked; where a flight lands, until the one back; where a ship departs, the
 * day before.
 */
export function relatedSearches(
  { product, place, point, start, end, arrives, leaves, room }: Trip,
  needs: SearchNeeds & { readonly agency: Pick<Agency, 'bookingMenu'> },
): readonly RelatedSearch[] {
  const first = parsePlainDate(start);
  if (place === '' || point === null || first === null) return [];
  const stay = {
    first: start,
    last: parsePlainDate(end) === null ? first.add({ days: 1 }).toString() : end,
    ...{ arrives, leaves, room },
  };
  return RELATED_SEARCHES.flatMap((search) => {
    const isSold = needs.agency.bookingMenu.some(({ service, active }) => service === search.service && active);
    const isBooked = search.product === product || (search.product === 'hotel' && PRODUCTS_WITH_BED.has(product));
    if (!isSold || isBooked) return [];
    const values = {
      ...search.plan.defaults(needs),
      [search.place.name]: place,
      [search.place.latitude]: String(point.latitude),
      [search.place.longitude]: String(point.longitude),
      ...search.values(stay),
    };
    // The form asks for the ages of children.
    const canBeFound = Object.values(search.plan.problems(values, needs)).every((problem) => problem === 'childAge');
    return canBeFound ? [{ product: search.product, place, to: searchAddress(search.plan, values) }] : [];
  });
}

/** How long after a landing a car is picked up at least, and how long before a departure it is back. */
const MIN_TIME_AFTER_LANDING = { minutes: 30 };
const MIN_TIME_BEFORE_DEPARTURE = { hours: -2 };

/** The full hour that is so long after a local time, or before it; the empty text if that is none. */
function roundToHour(time: string, later: Temporal.DurationLike, roundingMode: 'ceil' | 'floor'): string {
  const hour = parsePlainDateTime(time)?.add(later).round({ smallestUnit: 'hour', roundingMode });
  return hour?.toString({ smallestUnit: 'minute' }) ?? '';
}
