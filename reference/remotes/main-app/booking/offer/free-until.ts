import type { Offer } from './offer.ts';
import type { OfferChoice } from './offer-details.ts';

/** Until when a choice can be cancelled free of charge, `2026-02-03`; the empty text where it costs. */
export function freeUntil(offer: Offer, choice: Pick<OfferChoice, 'rate' | 'fare'> | null): string {
  return (choice?.rate ?? choice?.fare ?? offer).freeCancellationUntil;
}
