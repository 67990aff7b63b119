import type { NamedItem } from '@livery/remote';
import type { Offer } from '../offer/offer.ts';

/** An offer as the shell saves it. @param path of its details */
export function itemOf({ product, id, name, picture, price }: Offer, path: string): NamedItem {
  return { product, id, path, title: name, picture, price: { amount: price.total, currency: 'USD' } };
}
