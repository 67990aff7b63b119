import type { Offer } from '../offer/offer.ts';
import type { Product } from '../product/product.ts';

type Order = 'recommended' | 'cheapest' | 'dearest' | 'best' | 'nearest' | 'shortest' | 'earliest';
type Figure = (offer: Offer) => number;

/** What offers are sorted by, ascending. An offer without the value comes last. */
const FIGURES = new Map<string, Figure>([
  ['cheapest', ({ price }) => price.total],
  ['dearest', ({ price }) => -price.total],
  ['best', ({ rating }) => -(rating ?? 0)],
  ['nearest', (offer) => (offer.product === 'hotel' ? (offer.distance ?? Number.MAX_SAFE_INTEGER) : 0)],
  ['shortest', lengthOf],
  ['earliest', (offer) => startOf(offer)],
]);

/** The orders of a product; the first is the platform's own. */
export const ORDERS: Readonly<Record<Product, readonly Order[]>> = {
  hotel: ['recommended', 'cheapest', 'dearest', 'best', 'nearest'],
  car: ['recommended', 'cheapest', 'dearest'],
  activity: ['recommended', 'cheapest', 'dearest', 'best', 'shortest'],
  flight: ['recommended', 'cheapest', 'shortest', 'earliest'],
  cruise: ['recommended', 'cheapest', 'dearest', 'earliest', 'shortest'],
};

/** Equals stay in the platform's order, as do all where the order is unknown. */
export function sortOffers(offers: readonly Offer[], order: string): readonly Offer[] {
  const figure = FIGURES.get(order);
  return figure === undefined ? offers : [...offers].sort((one, other) => figure(one) - figure(other));
}

/** Minutes; days for a cruise. */
function lengthOf(offer: Offer): number {
  switch (offer.product) {
    case 'activity':
      return offer.durationMinutes ?? Number.MAX_SAFE_INTEGER;
    case 'flight':
      return offer.legs.reduce((sum, leg) => sum + (leg.durationMinutes ?? 0), 0);
    case 'cruise':
      return offer.nights ?? Number.MAX_SAFE_INTEGER;
    default:
      return 0;
  }
}

function startOf(offer: Offer): number {
  const start = offer.product === 'flight' ? (offer.legs[0]?.departure ?? '') : '';
  const time = offer.product === 'cruise' ? offer.departure : start;
  return time === '' ? Number.MAX_SAFE_INTEGER : Number(time.replaceAll(/\D/g, '').padEnd(14, '0'));
}
