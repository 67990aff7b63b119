import type { Choice } from '../../world/reference/offer.ts';
import type { BookingBook } from './booking-book.ts';

/** What is left of an offer's choices after what has been booked of them. */
export function withoutBooked(
  choices: readonly Choice[],
  offerId: string,
  bookings: Pick<BookingBook, 'booked'>,
): Choice[] {
  return choices.map((choice) => {
    const left = choice.left === null ? null : Math.max(0, choice.left - bookings.booked(offerId, choice.id));
    return { ...choice, left };
  });
}
