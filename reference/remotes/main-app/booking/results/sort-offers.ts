import type { Offer } from '../offer/offer.ts';

type Figure = (offer: Offer) => number | null;

/** The values that offers of any product are sorted by, ascending; `null` if an offer has no such value. */
const FIGURES = new Map<string, Figure>([
  ['cheapest', ({ price }) => price.total],
  ['dearest', ({ price }) => -price.total],
  ['best', ({ rating }) => (rating === null ? null : -rating)],
]);

/** What a product compares itself; `null` if an offer has no such value. */
export interface OwnFigures<O extends Offer = Offer> {
  nearest?(offer: O): number | null;
  shortest?(offer: O): number | null;
  earliest?(offer: O): number | null;
}

const OWN_ORDERS = ['nearest', 'shortest', 'earliest'] as const;

/**
 * Equal offers stay in the platform's order, as do all for an unknown order; an offer without the value comes last.
 *
 * @param own the product's own figures
 */
export function sortOffers(offers: readonly Offer[], order: string, own: OwnFigures): readonly Offer[] {
  const figure = figureOf(order, own);
  if (figure === undefined) return offers;
  const valueOf = (offer: Offer) => figure(offer) ?? Number.MAX_SAFE_INTEGER;
  return [...offers].sort((one, other) => valueOf(one) - valueOf(other));
}

/** Whether an order says anything of the offers: the platform's own does, others if an offer has their value. */
export function hasValues(offers: readonly Offer[], order: string, own: OwnFigures): boolean {
  const figure = figureOf(order, own);
  return figure === undefined || offers.some((offer) => figure(offer) !== null);
}

function figureOf(order: string, own: OwnFigures): Figure | undefined {
  const ownOrder = OWN_ORDERS.find((known) => known === order);
  return ownOrder === undefined ? FIGURES.get(order) : own[ownOrder];
}

/** A local time as a number to compare; `null` for the empty text. */
export function figureOfTime(time: string): number | null {
  return time === '' ? null : Number(time.replaceAll(/\D/g, '').padEnd(14, '0'));
}
