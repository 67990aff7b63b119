import { dayOf } from '@livery/remote';
import type { TripDays } from '@livery/remote/search';
import type { Offer } from '../offer/offer.ts';

/** The first and the last day on which the passengers of a flight travel; `null` for other products. */
export function travelDays(offer: Offer): TripDays | null {
  if (offer.product !== 'flight') return null;
  const days = offer.legs.map(({ departure }) => departure.slice(0, 10)).filter((day) => dayOf(day) !== null);
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}
