import type { ResortOffer } from '@livery/contract/resorts/resort-deal';

/** The first is the service's own order. */
export const ORDERS = ['nearest', 'cheapest', 'dearest', 'best'] as const;

export type Order = (typeof ORDERS)[number];

/** Orders that would reveal hidden prices. */
export const BY_PRICE: ReadonlySet<Order> = new Set<Order>(['cheapest', 'dearest']);

/** The values that deals are sorted by, ascending. A deal without the value comes last. */
const FIGURES: Readonly<Record<Order, (deal: ResortOffer) => number>> = {
  nearest: () => 0,
  cheapest: ({ price }) => price?.amount ?? Number.MAX_SAFE_INTEGER,
  dearest: ({ price }) => -(price?.amount ?? -1),
  best: ({ rating }) => -(rating ?? 0),
};

/** Equal deals stay in the service's order. */
export function sortDeals(deals: readonly ResortOffer[], order: Order): readonly ResortOffer[] {
  const figure = FIGURES[order];
  return [...deals].sort((one, other) => figure(one) - figure(other));
}

/** The order in the address, if it is one of those offered. */
export function orderFromQuery(text: string, offered: readonly Order[]): Order {
  return offered.find((order) => order === text) ?? 'nearest';
}
