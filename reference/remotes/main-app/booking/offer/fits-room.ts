import type { HotelStay } from './offer.ts';
import type { RateConditions } from './offer-details.ts';

/** Whether the guests of its room, or of each room, can sleep in a room that is sold by a rate, as far as they are known. */
export function fitsRoom(
  { guests, forRoom }: Pick<RateConditions, 'guests' | 'forRoom'>,
  { rooms, adults, children, byRoom }: HotelStay,
): boolean {
  if (guests === null || adults === null) return true;
  const people = byRoom.map((room) => room.adults + room.ages.length);
  const spread = Math.ceil((adults + children) / Math.max(1, rooms ?? 1));
  return guests >= ((forRoom === null ? undefined : people[forRoom - 1]) ?? Math.max(spread, ...people));
}
