import type { HotelStay } from './offer.ts';
import type { RateConditions } from './offer-details.ts';

/** Whether the guests of its room, or of each room, fit in a room of a rate, if both are known. */
export function fitsRoom(
  { guests, forRoom }: Pick<RateConditions, 'guests' | 'forRoom'>,
  { rooms, adults, children, byRoom }: HotelStay,
): boolean {
  if (guests === null || adults === null) return true;
  const people = byRoom.map((room) => room.adults + room.ages.length);
  const spread = Math.ceil((adults + children) / Math.max(1, rooms ?? 1));
  return guests >= ((forRoom === null ? undefined : people[forRoom - 1]) ?? Math.max(spread, ...people));
}
