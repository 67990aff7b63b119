import { fitsRoom } from './fits-room.ts';
import type { HotelStay } from './offer.ts';
import type { OfferChoice } from './offer-details.ts';

/**
 * The choices of a hotel without rates in which the guests can't sleep. Where no others are left they stay, as sold
 * out; and if rooms are chosen one by one, all are sold out unless each room of the stay has some.
 */
export function ratesForStay(choices: readonly OfferChoice[], stay: HotelStay): readonly OfferChoice[] {
  const fits = ({ rate }: OfferChoice) => rate === null || fitsRoom(rate, stay);
  const fitted = new Set(choices.filter(fits).map(roomNumber));
  const keptChoices = choices.filter((choice) => fits(choice) || !fitted.has(roomNumber(choice)));
  const isComplete = hasEachRoom(keptChoices, stay);
  return keptChoices.map((choice) => (isComplete && fits(choice) ? choice : { ...choice, left: 0 }));
}

function roomNumber({ rate }: OfferChoice): number | null {
  return rate?.forRoom ?? null;
}

/** Whether rooms that are chosen one by one are those of the stay, as far as it is known how many it has. */
function hasEachRoom(choices: readonly OfferChoice[], { rooms, byRoom }: HotelStay): boolean {
  const numbers = new Set(choices.flatMap((choice) => roomNumber(choice) ?? []));
  if (numbers.size === 0) return true;
  const count = byRoom.length > 0 ? byRoom.length : (rooms ?? numbers.size);
  return numbers.size === count && [...numbers].every((number) => number >= 1 && number <= count);
}
