import type { Asked } from '../../world/reference/asked.ts';
import type { Offer, OfferExtras } from '../../world/reference/offer.ts';
import { readOfferId } from '../../world/reference/offer-id.ts';
import { PRODUCTS } from './products.ts';

export interface FoundOffer {
  readonly offer: Offer;
  /** Worked out when it is asked for. */
  readonly extras: () => OfferExtras;
}

/** The offer that an id is of, or null for one that nobody was offered. */
export function findOffer(id: string, asked: Asked): FoundOffer | null {
  const named = readOfferId(asked.seed, id);
  const product = named === null ? undefined : PRODUCTS.get(named.product);
  if (named === null || product === undefined) return null;
  const { values, key } = named;
  const pairs = product.fields.map((field, index) => [field, values[index] ?? '']).filter(([, value]) => value !== '');
  const found = product.search(Object.fromEntries(pairs), asked);
  if (typeof found === 'string') return null;
  const offer = found.offers.find((one) => readOfferId(asked.seed, one.id)?.key === key);
  return offer === undefined ? null : { offer, extras: () => found.extras(offer) };
}
