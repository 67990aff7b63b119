import type { ResortOffer } from '@livery/contract/resorts/resort-deal';
import { milesBetween } from '@livery/contract/trip/miles-between';

/** The first is the default. */
const SORT_ORDERS = ['nearest', 'cheapest', 'dearest', 'best'] as const;

export type SortOrder = (typeof SORT_ORDERS)[number];

/** Orders that would reveal hidden prices. */
export const PRICE_ORDERS: ReadonlySet<SortOrder> = new Set<SortOrder>(['cheapest', 'dearest']);

/** Where the visitor searches; `null` if it is unknown. */
type SearchedPoint = ResortOffer['point'];

/** The values by which deals are sorted, ascending; `null` if a deal has no such value. */
const SORT_KEYS: Readonly<Record<SortOrder, (deal: ResortOffer, from: SearchedPoint) => number | null>> = {
  nearest: ({ point }, from) => (point === null || from === null ? null : milesBetween(point, from)),
  cheapest: ({ price }) => price?.amount ?? null,
  dearest: ({ price }) => (price === null ? null : -price.amount),
  best: ({ rating }) => (rating === null ? null : -rating),
};

/** The default order, and those for which a deal has a value. */
export function applicableOrders(deals: readonly ResortOffer[]): readonly SortOrder[] {
  return SORT_ORDERS.filter(
    (order) => order === 'nearest' || deals.some((deal) => SORT_KEYS[order](deal, null) !== null),
  );
}

/** Equal deals stay in the service's order; a deal without the value comes last. */
export function sortDeals(
  deals: readonly ResortOffer[],
  order: SortOrder,
  from: SearchedPoint,
): readonly ResortOffer[] {
  const sortKey = (deal: ResortOffer) => SORT_KEYS[order](deal, from) ?? Number.MAX_SAFE_INTEGER;
  return [...deals].sort((a, b) => sortKey(a) - sortKey(b));
}

/** The order in the address, if it is one of those offered. */
export function orderFromQuery(text: string, offeredOrders: readonly SortOrder[]): SortOrder {
  return offeredOrders.find((order) => order === text) ?? 'nearest';
}
