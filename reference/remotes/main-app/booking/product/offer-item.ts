import type { NamedItem } from '@livery/remote';
import type { Offer } from '../offer/offer.ts';

/** An offer in the form in which the shell saves it. @param path of its details */
export function offerItem(offer: Offer, path: string): NamedItem {
  const { product, id, picture, price } = offer;
  return { product, id, path, title: offerTitle(offer), picture, price: { amount: price.total, currency: 'USD' } };
}

/**
 * A saved title is also shown in other languages. A flight's name is a phrase, such as "Northwind to Lisbon"; its
 * airline and its airports are the same in all languages: `Northwind: LHR – LIS`.
 */
function offerTitle(offer: Offer): string {
  if (offer.product !== 'flight') return offer.name;
  const [firstLeg] = offer.legs;
  if (firstLeg === undefined || offer.airline.name === '') return offer.name;
  return `${offer.airline.name}: ${[firstLeg.from, ...offer.legs.map(({ to }) => to)].join(' – ')}`;
}
