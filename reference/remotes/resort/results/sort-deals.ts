import type { ResortOffer } from '@livery/contract/resorts/resort-deal';

/** The first is the service's own order. */
const SORT_ORDERS = ['nearest', 'cheapest', 'dearest', 'best'] as const;

export type SortOrder = (typeof SORT_ORDERS)[number];

/** Orders that would reveal hidden prices. */
export const PRICE_ORDERS: ReadonlySet<SortOrder> = new Set<SortOrder>(['cheapest', 'dearest']);

/** The values by which deals are sorted, ascending; `null` if a deal has no such value. */
const SORT_KEYS: Readonly<Record<SortOrder, (deal: ResortOffer) => number | null>> = {
  nearest: () => 0,
  cheapest: ({ price }) => price?.amount ?? null,
  dearest: ({ price }) => (price === null ? null : -price.amount),
  best: ({ rating }) => (rating === null ? null : -rating),
};

/** The orders for which a deal has a value. */
export function applicableOrders(deals: readonly ResortOffer[]): readonly SortOrder[] {
  return SORT_ORDERS.filter((order) => deals.some((deal) => SORT_KEYS[order](deal) !== null));
}

/** Equal deals stay in the service's order; a deal without the value comes last. */
export function sortDeals(deals: readonly ResortOffer[], order: SortOrder): readonly ResortOffer[] {
  const valueOf = (deal: ResortOffer) => SORT_KEYS[order](deal) ?? Number.MAX_SAFE_INTEGER;
  return [...deals].sort((one, other) => valueOf(one) - valueOf(other));
}

/** The order in the address, if it is one of those offered. */
export function orderFromQuery(text: string, offered: readonly SortOrder[]): SortOrder {
  return offered.find((order) => order === text) ?? 'nearest';
}
