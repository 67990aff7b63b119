import { hasWords } from '../frame/has-words.ts';
import { phaseOf } from './trip-phase.ts';
import type { Trip } from './trip-wire.ts';

/** What is wished for, as the address tells it; the empty text for anything. */
interface Wishes {
  readonly words: string;
  readonly product: string;
  readonly phase: string;
}

/** The bookings that are wished for, in their order. */
export function filterBookings(
  trips: readonly Trip[],
  { words, product, phase }: Wishes,
  today: string,
): readonly Trip[] {
  return trips.filter(
    (trip) =>
      (product === '' || trip.product === product) &&
      (phase === '' || phaseOf(trip, today) === phase) &&
      hasWords(words, [trip.referenceNumber, trip.title, trip.place, trip.email, trip.bookedBy, ...trip.travellers]),
  );
}
