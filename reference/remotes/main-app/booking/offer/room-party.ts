import type { AgedParty } from '@livery/kit/format/use-party-words';
import type { Room } from '@livery/remote/search';
import type { HotelStay } from './offer.ts';

/** Whether the rooms have different guests: then each is chosen separately. */
export function hasDifferentRooms(byRoom: readonly Room[]): boolean {
  return new Set(byRoom.map((room) => JSON.stringify(room))).size > 1;
}

/** The guests of one room. */
export function roomParty({ adults, ages }: Room): AgedParty {
  return { adults, children: ages.length, infants: 0, ages };
}

/** All guests of a stay; `null` if unknown. */
export function stayParty({ adults, children, byRoom }: HotelStay): AgedParty | null {
  if (adults === null) return null;
  return { adults, children, infants: 0, ages: byRoom.flatMap(({ ages }) => ages) };
}
