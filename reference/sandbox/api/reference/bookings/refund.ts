import type { Choice, Offer } from '../../../world/offers/offer.ts';
import type { Amount, Booking } from './booking.ts';

/**
 * What is paid back if a booking is cancelled today: all of it until its last day of free cancellation, then half, and
 * nothing of what was never free to cancel. `null` if it can't be cancelled any more.
 */
export function refundAmount({ status, start, price, offer }: Booking, today: string): Amount | null {
  if (status === 'cancelled' || start <= today) return null;
  const free = offer.freeCancellationUntil;
  const share = free === null ? 0 : today <= free ? 1 : 0.5;
  return { ...price, amount: Math.round(price.amount * share * 100) / 100 };
}

/** A booking as it is sent: with what cancelling it today would pay back. */
export function withRefund(booking: Booking, today: string): Booking & { readonly refund: Amount | null } {
  return { ...booking, refund: refundAmount(booking, today) };
}

/** Rates of a room have their own conditions, as have fares. */
export function freeCancellationEnd(offer: Offer, { rate, fare }: Pick<Choice, 'rate' | 'fare'>): string | null {
  return (rate ?? fare ?? offer).freeCancellationUntil;
}
