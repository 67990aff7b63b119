import type { WireRecord } from '../../../kit/wire-record.ts';
import { type Booking, bookingOf } from '../../booking/confirmation/booking-wire.ts';
import { dayIn, readList, readOne } from '../frame/read-list.ts';

/** Reads `GET /api/reference/bookings`. */
export const readTrips = readList(tripOf);

/** Reads `GET /api/reference/bookings/{referenceNumber}`, and what cancelling is answered with. */
export const readTrip = readOne(tripOf);

/** One booking; `undefined` where it is none. */
export function tripOf(wire: WireRecord): Trip | undefined {
  const booking = bookingOf(wire);
  return (
    booking && {
      ...booking,
      start: dayIn(wire, 'start'),
      end: dayIn(wire, 'end'),
      place: wire.text('place'),
      bookedOn: dayIn(wire, 'bookedAt'),
      bookedBy: wire.record('bookedBy').text('name').trim(),
    }
  );
}

/** Something that was booked, among others that were. */
export interface Trip extends Booking {
  /** Days of the place; the empty text where it isn't told. */
  readonly start: string;
  /** The empty text where it is over within a day. */
  readonly end: string;
  readonly place: string;
  readonly bookedOn: string;
  readonly bookedBy: string;
}
