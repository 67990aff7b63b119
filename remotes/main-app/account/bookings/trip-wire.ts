import type { WireRecord } from '../../../kit/data/wire-record.ts';
import { bookingOf } from '../../booking/confirmation/booking-wire.ts';
import { dayIn } from '../frame/day-in.ts';
import { readList } from '../frame/read-list.ts';
import { readOne } from '../frame/read-one.ts';
import type { Trip } from './trip.ts';

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
