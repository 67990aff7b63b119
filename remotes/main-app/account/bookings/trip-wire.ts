import type { WireRecord } from '@livery/remote';
import { type Booking, bookingOf } from '../../booking/confirmation/booking-wire.ts';
import { readDay, readList, readOne } from '../common/wire-readers.ts';

/** Reads `GET /api/reference/bookings`. */
export const readTrips = readList(tripOf);

/** Reads `GET /api/reference/bookings/{referenceNumber}`, and the response to cancelling. */
export const readTrip = readOne(tripOf);

/** One booking; `undefined` where it is malformed. */
export function tripOf(wire: WireRecord): Trip | undefined {
  const booking = bookingOf(wire);
  return (
    booking && {
      ...booking,
      start: readDay(wire, 'start'),
      end: readDay(wire, 'end'),
      place: wire.text('place'),
      bookedOn: readDay(wire, 'bookedAt'),
      bookedBy: wire.record('bookedBy').text('name').trim(),
    }
  );
}

/** A booking in a list. */
export interface Trip extends Booking {
  /** Days at the place; the empty text where unknown. */
  readonly start: string;
  /** The empty text where it begins and ends on one day. */
  readonly end: string;
  readonly place: string;
  readonly bookedOn: string;
  readonly bookedBy: string;
}
