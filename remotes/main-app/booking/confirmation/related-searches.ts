import { type Agency, dayOf, timeOf } from '@livery/remote';
import {
  ACTIVITY_PLACE,
  activitySearch,
  carSearch,
  HOTEL_PLACE,
  hotelSearch,
  PICK_UP,
  type PlaceNames,
  type RoomDraft,
  roomsText,
  type SearchNeeds,
  type SearchPlan,
  type SearchValues,
  searchAddress,
} from '@livery/remote/search';
import { isSold } from '../product/product.ts';
import type { Booking } from './booking-wire.ts';

type Related = 'hotel' | 'car' | 'activity';

interface RelatedSearch {
  readonly product: Related;
  readonly place: string;
  readonly to: string;
}

/** When travellers are at the place: days, local times, and who sleeps in their room, where that is known. */
interface Stay {
  readonly first: string;
  readonly last: string;
  readonly arrives: string;
  readonly leaves: string;
  readonly room: RoomDraft | null;
}

const SEARCHES: readonly {
  readonly product: Related;
  readonly plan: SearchPlan;
  readonly place: PlaceNames;
  readonly values: (stay: Stay) => SearchValues;
}[] = [
  {
    product: 'hotel',
    plan: hotelSearch,
    place: HOTEL_PLACE,
    values: ({ first, last, room }) => ({
      checkIn: first,
      checkOut: last,
      ...(room === null ? {} : { guests: roomsText([room]) }),
    }),
  },
  {
    product: 'car',
    plan: carSearch,
    place: PICK_UP,
    values: ({ first, last, arrives, leaves }) => ({
      pickUpDateTime: arrives === '' ? `${first}T11:00` : fullHour(arrives, AFTER_LANDING, 'ceil'),
      returnDateTime: leaves === '' ? `${last}T11:00` : fullHour(leaves, BEFORE_DEPARTURE, 'floor'),
    }),
  },
  {
    product: 'activity',
    plan: activitySearch,
    place: ACTIVITY_PLACE,
    values: ({ first }) => ({ date: first }),
  },
];

/**
 * Searches of what else belongs to a trip: other products that the agency sells, at the place and on the days of the
 * booking, as far as they can still be booked; where a flight lands, until the one back; where a ship departs, the day
 * before.
 */
export function relatedSearches(
  { product, cancelled, offer, visit, ...booking }: Omit<Booking, 'product'> & { readonly product: string },
  needs: SearchNeeds & { readonly agency: Pick<Agency, 'bookingMenu'> },
): readonly RelatedSearch[] {
  const { place, point, start, end } = visit ?? booking;
  const first = dayOf(start);
  if (cancelled || place === '' || point === null || first === null) return [];
  const stay = {
    first: start,
    last: dayOf(end) === null ? first.add({ days: 1 }).toString() : end,
    arrives: visit?.arrives ?? '',
    leaves: visit?.leaves ?? '',
    room: roomOf(offer),
  };
  return SEARCHES.flatMap((search) => {
    if (!isSold(needs.agency, search.product) || search.product === product) return [];
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
const AFTER_LANDING = { minutes: 30 };
const BEFORE_DEPARTURE = { hours: -2 };

/** The full hour that is so long after a local time, or before it; the empty text where that is none. */
function fullHour(time: string, later: Temporal.DurationLike, roundingMode: 'ceil' | 'floor'): string {
  const hour = timeOf(time)?.add(later).round({ smallestUnit: 'hour', roundingMode });
  return hour?.toString({ smallestUnit: 'minute' }) ?? '';
}

const MOST_IN_ROOM = 4;

/** A party that one room has place for; of its children the ages are not known. */
function roomOf(offer: Booking['offer']): RoomDraft | null {
  if (offer === undefined || !('party' in offer)) return null;
  const { adults, children, infants } = offer.party;
  const fits = adults > 0 && adults + children + infants <= MOST_IN_ROOM;
  return fits ? { adults, ages: Array.from({ length: children + infants }, () => null) } : null;
}
