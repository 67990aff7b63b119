import { productDefinition } from '../../booking/product/product.ts';
import type { ProposedOffer } from './proposal-wire.ts';

/** The first and the last day of an offer, as `2026-02-03` or the empty text. */
export function proposedDays(offer: NonNullable<ProposedOffer['offer']>): readonly [string, string] {
  if (offer.product === 'resort') return [offer.checkIn, offer.checkOut];
  const when = productDefinition(offer.product).when(offer, { day: (day) => day });
  return typeof when === 'string' ? [when, when] : [when[0], when[1]];
}

/** What an offer costs, in US dollars: what was charged once it is booked, else what it costs now; `null` if it is unknown. */
export function offerTotal({ offer, booked }: Pick<ProposedOffer, 'offer' | 'booked'>): number | null {
  return booked === null ? (offer?.price.total ?? null) : booked.total;
}

/** What an offer cost when it was proposed, if it isn't booked and costs something else now; in US dollars. */
export function formerTotal({ offer, proposedTotal, booked }: ProposedOffer): number | null {
  if (offer === null || proposedTotal === null || booked !== null) return null;
  return toCents(offer.price.total) === toCents(proposedTotal) ? null : proposedTotal;
}

function toCents(amount: number): number {
  return Math.round(amount * 100);
}
