import type { Booking } from '../../booking/confirmation/booking-wire.ts';
import { anOffer } from './an-offer.ts';

/** A booking of a hotel, with the given fields. */
export function aBooking(fields: Partial<Booking> = {}): Booking {
  return {
    referenceNumber: 'LV-7K2M9Q',
    product: 'hotel',
    title: 'Hotel Alcove',
    choice: 'Suite',
    picture: '',
    start: '2026-12-01',
    end: '2026-12-03',
    place: 'Lisbon, Portugal',
    point: { latitude: 38.7, longitude: -9.1 },
    travellers: ['Maya Lindqvist'],
    email: 'maya@mail.example',
    price: { amount: 300, currency: 'USD' },
    cancelled: false,
    freeCancellationUntil: '',
    refund: null,
    offer: anOffer(),
    party: null,
    facts: [],
    visit: null,
    offerPrice: null,
    payment: null,
    ...fields,
  };
}
