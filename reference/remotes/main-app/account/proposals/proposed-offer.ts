import type { ProposedOffer } from './proposal-wire.ts';

/** What an offer costs, in US dollars: what was charged once it is booked, else what it costs now; `null` where it is unknown. */
export function totalOf({ offer, booked }: Pick<ProposedOffer, 'offer' | 'booked'>): number | null {
  return booked === null ? (offer?.price.total ?? null) : booked.total;
}

/** What an offer cost when it was proposed, where it isn't booked and costs something else now; in US dollars. */
export function formerTotal({ offer, proposedTotal, booked }: ProposedOffer): number | null {
  if (offer === null || proposedTotal === null || booked !== null) return null;
  return cents(offer.price.total) === cents(proposedTotal) ? null : proposedTotal;
}

function cents(amount: number): number {
  return Math.round(amount * 100);
}
