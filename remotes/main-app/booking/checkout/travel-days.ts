import { dayOf } from '@livery/remote';
import type { TripDays } from '@livery/remote/search';
import type { Offer } from '../offer/offer.ts';

/** The first and the last day on which passengers travel: those of a flight or of a ship; `null` for other products. */
export function travelDays(offer: Offer): TripDays | null {
  if (offer.product === 'cruise') {
    const sails = dayOf(offer.departure);
    return sails === null ? null : { first: offer.departure, last: sails.add({ days: offer.nights ?? 0 }).toString() };
  }
  if (offer.product !== 'flight') return null;
  const days = offer.legs.map(({ departure }) => departure.slice(0, 10)).filter((day) => dayOf(day) !== null);
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}
