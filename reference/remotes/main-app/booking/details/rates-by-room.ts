import type { OfferChoice, RateConditions } from '../offer/offer-details.ts';

/** A choice whose conditions are known. */
export interface Rate extends OfferChoice {
  readonly rate: RateConditions;
}

/** A room, and its rates: at least one. */
export interface RoomRates {
  readonly room: string;
  readonly rates: readonly [Rate, ...Rate[]];
}

/** The rates of each room in the platform's order, rooms by their first rate; `null` unless all choices are rates. */
export function ratesByRoom(choices: readonly OfferChoice[]): readonly RoomRates[] | null {
  if (choices.length === 0 || !choices.every(isRate)) return null;
  const rooms = new Map<string, readonly [Rate, ...Rate[]]>();
  for (const choice of choices) rooms.set(choice.rate.room, withRate(rooms.get(choice.rate.room), choice));
  return [...rooms].map(([room, rates]) => ({ room, rates }));
}

function withRate(rates: readonly [Rate, ...Rate[]] | undefined, rate: Rate): readonly [Rate, ...Rate[]] {
  return rates === undefined ? [rate] : [...rates, rate];
}

function isRate(choice: OfferChoice): choice is Rate {
  return choice.rate !== null;
}
