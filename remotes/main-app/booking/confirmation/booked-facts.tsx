import { Facts } from '../../../kit/layout/facts.tsx';
import { useBookingFacts } from '../details/use-booking-facts.ts';
import type { Offer } from '../offer/offer.ts';

/** When, where and for whom something was booked. */
export function BookedFacts({ offer }: { readonly offer: Offer }) {
  return <Facts of={useBookingFacts(offer)} />;
}
