import type { Offer } from './offer.ts';
import type { OfferChoice } from './offer-details.ts';

/** The last day of a choice's free cancellation, in the form of an offer's. */
export function freeCancellationEnd(
  offer: Offer,
  choice: Pick<OfferChoice, 'rate' | 'fare'> | null,
): Offer['freeCancellationUntil'] {
  return (choice?.rate ?? choice?.fare ?? offer).freeCancellationUntil;
}
