import type { WireRecord } from '@livery/remote';
import { type Booking, parseBookingRecord } from '../../booking/confirmation/booking-wire.ts';
import { itemParser, listParser, parseDay } from '../common/wire-readers.ts';

/** Reads `GET /api/reference/bookings`. */
export const parseTrips = listParser(parseTripRecord);

/** Reads `GET /api/reference/bookings/{referenceNumber}`, and the response to cancelling. */
export const parseTrip = itemParser(parseTripRecord);

/** One booking; `undefined` if it is malformed. */
export function parseTripRecord(wire: WireRecord): Trip | undefined {
  const booking = parseBookingRecord(wire);
  return (
    booking && {
      ...booking,
      bookedOn: parseDay(wire, 'bookedAt'),
      bookedBy: wire.record('bookedBy').text('name').trim(),
      byAgent: wire.record('bookedBy').flag('isAgent'),
      proposal: parseTripProposal(wire.record('proposal')),
      client: { id: wire.record('client').text('id'), name: wire.record('client').text('name').trim() },
    }
  );
}

function parseTripProposal(wire: WireRecord): Trip['proposal'] {
  const id = wire.text('id');
  return id === '' ? null : { id, title: wire.text('title').trim(), by: wire.record('by').text('name').trim() };
}

/** A booking in a list. */
export interface Trip extends Booking {
  readonly bookedOn: string;
  readonly bookedBy: string;
  /** Whether an agent of the agency booked it. */
  readonly byAgent: boolean;
  /** The proposal from which it was booked, or `null`. */
  readonly proposal: { readonly id: string; readonly title: string; readonly by: string } | null;
  /** The client for whom an agent booked or proposed it; empty texts for none. */
  readonly client: { readonly id: string; readonly name: string };
}
