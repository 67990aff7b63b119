import type { OfferPrice } from './offer.ts';

/** What is struck through: a published price that is above the total by a cent at least (rules 5.3). */
export function publishedOf({ published, total }: OfferPrice): number | null {
  return published !== null && published - total >= 0.01 ? published : null;
}
