import type { ResortOffer } from '@livery/contract/resorts/resort-deal';

/** The first is the service's own order. */
const ORDERS = ['nearest', 'cheapest', 'dearest', 'best'] as const;

export type Order = (typeof ORDERS)[number];

/** Orders that would reveal hidden prices. */
export const BY_PRICE: ReadonlySet<Order> = new Set<Order>(['cheapest', 'dearest']);

/** The values that deals are sorted by, ascending; `null` if a deal has no such value. */
const FIGURES: Readonly<Record<Order, (deal: ResortOffer) => number | null>> = {
  nearest: () => 0,
  cheapest: ({ price }) => price?.amount ?? null,
  dearest: ({ price }) => (price === null ? null : -price.amount),
  best: ({ rating }) => (rating === null ? null : -rating),
};

/** The orders whose value a deal has. */
export function knownOrders(deals: readonly ResortOffer[]): readonly Order[] {
  return ORDERS.filter((order) => deals.some((deal) => FIGURES[order](deal) !== null));
}

/** Equal deals stay in the service's order; a deal without the value comes last. */
export function sortDeals(deals: readonly ResortOffer[], order: Order): readonly ResortOffer[] {
  const valueOf = (deal: ResortOffer) => FIGURES[order](deal) ?? Number.MAX_SAFE_INTEGER;
  return [...deals].sort((one, other) => valueOf(one) - valueOf(other));
}

/** The order in the address, if it is one of those offered. */
export function orderFromQuery(text: string, offered: readonly Order[]): Order {
  return offered.find((order) => order === text) ?? 'nearest';
}
