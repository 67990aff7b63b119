import type { ResortOffer } from '@livery/contract/resorts/resort-deal';

/**
 * A resort with the price of its cheapest room for this many guests, if its service says; without a price if all rooms
 * are too small.
 */
export function dealForGuests(guests: number, deal: ResortOffer): ResortOffer {
  if (deal.rooms.length === 0) return deal;
  const [room] = deal.rooms
    .filter(({ sleeps }) => sleeps >= guests)
    .toSorted((a, b) => a.price.amount - b.price.amount);
  return { ...deal, price: room?.price ?? null, rates: room?.rates ?? null };
}

/** Whether its service says that no room is large enough. */
export function isTooSmall(guests: number, { rooms }: ResortOffer): boolean {
  return rooms.length > 0 && rooms.every(({ sleeps }) => sleeps < guests);
}
