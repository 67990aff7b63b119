import { matchesWords } from '../common/matches-words.ts';
import { phaseOf } from './trip-phase.ts';
import type { Trip } from './trip-wire.ts';

/** The filters of the address; the empty text for no filter. */
interface BookingFilters {
  readonly text: string;
  readonly product: string;
  readonly phase: string;
}

/** The bookings that match the filters, in their order. */
export function filterBookings(
  trips: readonly Trip[],
  { text, product, phase }: BookingFilters,
  today: string,
): readonly Trip[] {
  return trips.filter(
    (trip) =>
      (product === '' || trip.product === product) &&
      (phase === '' || phaseOf(trip, today) === phase) &&
      matchesWords(text, [trip.referenceNumber, trip.title, trip.place, trip.email, trip.bookedBy, ...trip.travellers]),
  );
}
