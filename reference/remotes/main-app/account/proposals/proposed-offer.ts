import { productDefinition } from '../../booking/product/product.ts';
import type { ProposedOffer } from './proposal-wire.ts';

/** The first and the last day of an offer, as `2026-02-03` or the empty text. */
export function proposedDays(offer: NonNullable<ProposedOffer['offer']>): readonly [string, string] {
  if (offer.product === 'resort') return [offer.checkIn, offer.checkOut];
  const when = productDefinition(offer.product).when(offer, { day: (day) => day });
  return typeof when === 'string' ? [when, when] : [when[0], when[1]];
}

/** The price of an offer in US dollars: the charge if it is booked, else the current price; `null` if unknown. */
export function offerTotal({ offer, booked }: Pick<ProposedOffer, 'offer' | 'booked'>): number | null {
  return booked === null ? (offer?.price.total ?? null) : booked.total;
}

/** The price of an offer when it was proposed, if it isn't booked and the price has changed; in US dollars. */
export function formerTotal({ offer, proposedTotal, booked }: ProposedOffer): number | null {
  if (offer === null || proposedTotal === null || booked !== null) return null;
  return toCents(offer.price.total) === toCents(proposedTotal) ? null : proposedTotal;
}

function toCents(amount: number): number {
  return Math.round(amount * 100);
}
