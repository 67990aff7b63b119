import { wireRecord } from '@livery/remote';
import { parseTripRecord, type Trip } from '../../../account/bookings/trip-wire.ts';

/** A hotel booked for 120 dollars, 20 of which are markup; a test sets only the relevant values. */
export function someTrip(changes: Partial<Trip> = {}): Trip {
  const trip = parseTripRecord(wireRecord(SOME_BOOKING));
  if (trip === undefined) throw new Error('The booking of the tests is none.');
  return { ...trip, ...changes };
}

/** A booking in the form of the sandbox. */
export const SOME_BOOKING = {
  referenceNumber: 'LV-7K2M9Q',
  product: 'hotel',
  title: 'Harbour House',
  choice: 'Twin room',
  picture: '/media/a.svg',
  start: '2026-03-01',
  end: '2026-03-04',
  place: 'Lisbon',
  travellers: [{ firstName: 'Maya', lastName: 'Lindqvist', kind: 'adult' }],
  contact: { email: 'maya@mail.example', phone: '' },
  price: { amount: 120, currency: 'USD' },
  status: 'confirmed',
  bookedAt: '2026-02-01T10:00:00.000Z',
  bookedBy: { name: 'Ines Okafor', id: 'aurora-agent' },
  offer: { id: 'h1', name: 'Harbour House', price: { total: 120, base: 80, taxesAndFees: 20 } },
};
