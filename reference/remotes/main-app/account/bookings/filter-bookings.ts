import { matchesWords } from '../common/filters.tsx';
import { tripPhase } from './trip-phase.ts';
import type { Trip } from './trip-wire.ts';

/** The filters of a list of bookings; the empty text is no filter. */
export interface BookingFilters {
  readonly text: string;
  readonly product: string;
  readonly phase: string;
  /** Which days are filtered: those of the trip, or the day of the booking. */
  readonly dates: 'travel' | 'booked';
  /** The first day, `2026-02-03`. */
  readonly from: string;
  /** The last day. */
  readonly until: string;
}

/** Reads the filters from the address; invalid days are ignored. */
export function parseBookingFilters(read: (name: string) => string): BookingFilters {
  const day = (name: string) => (/^\d{4}-\d{2}-\d{2}$/.test(read(name)) ? read(name) : '');
  return {
    text: read('q'),
    product: read('product'),
    phase: read('status'),
    dates: read('dates') === 'booked' ? 'booked' : 'travel',
    from: day('from'),
    until: day('until'),
  };
}

/** The matching bookings, in their order: a trip matches if any of its days is within the range. */
export function filterBookings(trips: readonly Trip[], filters: BookingFilters, today: string): readonly Trip[] {
  const { text, product, phase } = filters;
  return trips.filter(
    (trip) =>
      (product === '' || trip.product === product) &&
      (phase === '' || tripPhase(trip, today) === phase) &&
      isInDateRange(trip, filters) &&
      matchesWords(text, [trip.referenceNumber, trip.title, trip.place, trip.email, ...tripPeople(trip)]),
  );
}

function tripPeople({ bookedBy, client, proposal, travellers }: Trip): readonly string[] {
  return [bookedBy, client.name, proposal?.by ?? '', ...travellers];
}

function isInDateRange({ start, end, bookedOn }: Trip, { dates, from, until }: BookingFilters): boolean {
  if (from === '' && until === '') return true;
  const [firstDay, lastDay] = dates === 'booked' ? [bookedOn, bookedOn] : [start, end || start];
  if (firstDay === '' || (from !== '' && until !== '' && from > until)) return false;
  return (from === '' || lastDay >= from) && (until === '' || firstDay <= until);
}
