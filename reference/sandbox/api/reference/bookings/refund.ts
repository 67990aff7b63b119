import type { Choice, Offer } from '../../../world/offers/offer.ts';
import type { Amount, Booking } from './booking.ts';

/**
 * The refund if a booking is cancelled today: the full price until its last day of free cancellation, then half, and
 * nothing if it was never free to cancel. `null` if it can't be cancelled any more.
 */
export function refundAmount({ status, start, price, offer }: Booking, today: string): Amount | null {
  if (status === 'cancelled' || start <= today) return null;
  const freeCancellationUntil = offer.freeCancellationUntil;
  const share = freeCancellationUntil === null ? 0 : today <= freeCancellationUntil ? 1 : 0.5;
  return { ...price, amount: Math.round(price.amount * share * 100) / 100 };
}

/** A booking in the form of the API: with the refund of a cancellation today. */
export function withRefund(booking: Booking, today: string): Booking & { readonly refund: Amount | null } {
  return { ...booking, refund: refundAmount(booking, today) };
}

/** Rates of a room and fares have their own conditions. */
export function freeCancellationEnd(offer: Offer, { rate, fare }: Pick<Choice, 'rate' | 'fare'>): string | null {
  return (rate ?? fare ?? offer).freeCancellationUntil;
}
