import { type WireRecord, wireRecord } from '../../../kit/data/wire-record.ts';
import { offerOf } from '../offer/offer-wire.ts';
import { priceOf } from '../offer/price-wire.ts';
import { BOOKED_PRODUCTS, type Booking } from './booking.ts';

/** Reads what a booking was answered with; `undefined` where it tells of none. */
export function readBooking(answer: unknown): Booking | undefined {
  return bookingOf(wireRecord(answer).record('data'));
}

/** One booking; `undefined` where it is none. */
export function bookingOf(wire: WireRecord): Booking | undefined {
  const product = BOOKED_PRODUCTS.find((known) => known === wire.text('product'));
  const referenceNumber = wire.text('referenceNumber').trim();
  const [price, offer] = [wire.record('price'), wire.record('offer')];
  if (referenceNumber === '' || product === undefined) return undefined;
  return {
    referenceNumber,
    product,
    title: wire.text('title'),
    choice: wire.text('choice') || wire.record('choice').text('name'),
    picture: wire.text('picture'),
    travellers: wire
      .records('travellers')
      .map((traveller) => `${traveller.text('firstName')} ${traveller.text('lastName')}`.trim())
      .filter((name) => name !== ''),
    email: wire.record('contact').text('email'),
    price: { amount: price.figure('amount') ?? 0, currency: price.text('currency') || 'USD' },
    cancelled: wire.text('status') === 'cancelled',
    offer: product === 'resort' ? undefined : offerOf(product, offer),
    offerPrice: priceOf(offer.record('price')),
  };
}
