import type { Trip } from '@livery/kit/booking/related-searches';
import type { Booking } from './booking-wire.ts';

const MAX_ROOM_GUESTS = 4;

/** The place and time of a booking's trip; `null` once it is cancelled. */
export function bookedTrip({ cancelled, ...booking }: Booking): Trip | null {
  if (cancelled) return null;
  const { product, offer, visit } = booking;
  const { place, point, start, end } = visit ?? booking;
  const { arrives, leaves } = visit ?? { arrives: '', leaves: '' };
  return { product, place, point, start, end, arrives, leaves, room: tripRoom(offer) };
}

/** A party that fits in one room; the ages of its children aren't known. */
function tripRoom(offer: Booking['offer']): Trip['room'] {
  if (offer === undefined || !('party' in offer)) return null;
  if (offer.party === null) return null;
  const { adults, children, infants } = offer.party;
  const fits = adults > 0 && adults + children + infants <= MAX_ROOM_GUESTS;
  return fits ? { adults, ages: Array.from({ length: children + infants }, () => null) } : null;
}
