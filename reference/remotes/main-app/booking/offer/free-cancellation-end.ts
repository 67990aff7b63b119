import type { Offer } from './offer.ts';
import type { OfferChoice } from './offer-details.ts';

/** Until when a choice can be cancelled free of charge, as an offer says so. */
export function freeCancellationEnd(
  offer: Offer,
  choice: Pick<OfferChoice, 'rate' | 'fare'> | null,
): Offer['freeCancellationUntil'] {
  return (choice?.rate ?? choice?.fare ?? offer).freeCancellationUntil;
}
