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

/** The booked trip: the place and time of the stay. */
export interface Trip {
  /** Such as `flight` or `resort`. */
  readonly product: string;
  readonly place: string;
  /** `null` if it is unknown. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
  /** Days; the empty text if unknown or missing. */
  readonly start: string;
  readonly end: string;
  /** Local times at the place; the empty text if unknown. */
  readonly arrives: string;
  readonly leaves: string;
  /** The guests of a room, if known. */
  readonly room: RoomDraft | null;
}

type RelatedProduct = 'hotel' | 'car' | 'activity';

interface RelatedSearch {
  readonly product: RelatedProduct;
  readonly place: string;
  readonly to: string;
}

/** The time of travellers at the place: days, local times, and the guests of their room, if known. */
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

/** Products that include a bed: no other place to sleep is needed. */
const PRODUCTS_WITH_BED: ReadonlySet<string> = new Set(['hotel', 'resort']);

/**
 * Searches for other parts of a trip: other products of the agency, at the place and on the days of the booking, if
 * they can still be booked. For a flight: at its destination, until the return flight; for a cruise: at the port of
 * departure, on the day before.
 */
export function relatedSearches(
  { product, place, point, start, end, arrives, leaves, room }: Trip,
  needs: SearchNeeds & { readonly agency: Pick<Agency, 'bookingMenu'> },
): readonly RelatedSearch[] {
  const firstPlainDate = parsePlainDate(start);
  if (place === '' || point === null || firstPlainDate === null) return [];
  const stay = {
    first: start,
    last: parsePlainDate(end) === null ? firstPlainDate.add({ days: 1 }).toString() : end,
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

/** The minimum time between a landing and the pick-up of a car, and between its return and a departure. */
const MIN_TIME_AFTER_LANDING = { minutes: 30 };
const MIN_TIME_BEFORE_DEPARTURE = { hours: -2 };

/** A full hour at least this long after a local time, or before it; the empty text if the time is missing. */
function roundToHour(time: string, offset: Temporal.DurationLike, roundingMode: 'ceil' | 'floor'): string {
  const hour = parsePlainDateTime(time)?.add(offset).round({ smallestUnit: 'hour', roundingMode });
  return hour?.toString({ smallestUnit: 'minute' }) ?? '';
}
