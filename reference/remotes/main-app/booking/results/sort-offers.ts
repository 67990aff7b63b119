import type { Offer } from '../offer/offer.ts';

type SortKey = (offer: Offer) => number | null;

/** The values by which offers of any product are sorted, ascending; `null` if an offer has no such value. */
const SORT_KEYS = new Map<string, SortKey>([
  ['cheapest', ({ price }) => price.total],
  ['dearest', ({ price }) => -price.total],
  ['best', ({ rating }) => (rating === null ? null : -rating)],
]);

/** The product's own values to sort by; `null` if an offer has no such value. */
export interface ProductSortKeys<O extends Offer = Offer> {
  nearest?(offer: O): number | null;
  shortest?(offer: O): number | null;
  earliest?(offer: O): number | null;
}

const PRODUCT_ORDERS = ['nearest', 'shortest', 'earliest'] as const;

/**
 * Equal offers stay in the platform's order, and so do all offers if the order is unknown; an offer without the value
 * comes last.
 *
 * @param ownKeys the product's own figures
 */
export function sortOffers(offers: readonly Offer[], order: string, ownKeys: ProductSortKeys): readonly Offer[] {
  const figure = findSortKey(order, ownKeys);
  if (figure === undefined) return offers;
  const valueOf = (offer: Offer) => figure(offer) ?? Number.MAX_SAFE_INTEGER;
  return [...offers].sort((a, b) => valueOf(a) - valueOf(b));
}

/** Whether an order makes sense for the offers: the platform's own always, others if an offer has the value. */
export function hasSortValues(offers: readonly Offer[], order: string, ownKeys: ProductSortKeys): boolean {
  const figure = findSortKey(order, ownKeys);
  return figure === undefined || offers.some((offer) => figure(offer) !== null);
}

function findSortKey(order: string, ownKeys: ProductSortKeys): SortKey | undefined {
  const ownOrder = PRODUCT_ORDERS.find((knownProductOrder) => knownProductOrder === order);
  return ownOrder === undefined ? SORT_KEYS.get(order) : ownKeys[ownOrder];
}

/** A local time as a number to compare; `null` for the empty text. */
export function timeSortKey(time: string): number | null {
  return time === '' ? null : Number(time.replaceAll(/\D/g, '').padEnd(14, '0'));
}
