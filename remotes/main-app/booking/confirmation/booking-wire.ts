import type { Money } from '@livery/remote';
import { moneyIn, type WireRecord, wireRecord } from '@livery/remote';
import type { Offer, OfferPrice } from '../offer/offer.ts';
import { priceOf, readDay } from '../offer/offer-fields.ts';
import { offerOf } from '../offer/offer-wire.ts';
import { PRODUCTS } from '../product/product.ts';

/** All products of the platform's bookings; resorts are booked in another remote. */
export const BOOKED_PRODUCTS = [...PRODUCTS, 'resort'] as const;

export type BookedProduct = (typeof BOOKED_PRODUCTS)[number];

/** A booking. */
export interface Booking {
  readonly referenceNumber: string;
  readonly product: BookedProduct;
  readonly title: string;
  /** The empty text where the offer had no choices. */
  readonly choice: string;
  readonly picture: string;
  /** Days at the place; the empty text where unknown. */
  readonly start: string;
  /** The empty text where it begins and ends on one day. */
  readonly end: string;
  readonly place: string;
  /** Where it is on the map; `null` where the platform doesn't send it. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
  readonly travellers: readonly string[];
  readonly email: string;
  readonly price: Money;
  readonly cancelled: boolean;
  /** `2026-02-03`; the empty text where it was never free to cancel. */
  readonly freeCancellationUntil: string;
  /** What is paid back where it is cancelled today, or was when it was cancelled; `null` where unknown. */
  readonly refund: Money | null;
  /** As it was booked; `undefined` for resorts and where the platform doesn't send it. */
  readonly offer: Offer | undefined;
  /** The parts of the offer's price; `null` where the platform doesn't send them. */
  readonly offerPrice: OfferPrice | null;
}

/** Reads the response to a booking; `undefined` where it has none. */
export function readBooking(response: unknown): Booking | undefined {
  return bookingOf(wireRecord(response).record('data'));
}

/** One booking; `undefined` where it is malformed. */
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
    start: readDay(wire, 'start'),
    end: readDay(wire, 'end'),
    place: wire.text('place').trim(),
    point: pointOf(offer.record('place')),
    travellers: wire
      .records('travellers')
      .map((traveller) => `${traveller.text('firstName')} ${traveller.text('lastName')}`.trim())
      .filter((name) => name !== ''),
    email: wire.record('contact').text('email'),
    price: { amount: price.figure('amount') ?? 0, currency: price.text('currency') || 'USD' },
    cancelled: wire.text('status') === 'cancelled',
    freeCancellationUntil: readDay(offer, 'freeCancellationUntil'),
    refund: moneyIn(wire.record('refund'), 'amount') ?? moneyIn(wire.record('refunded'), 'amount'),
    offer: product === 'resort' ? undefined : offerOf(product, offer),
    offerPrice: priceOf(offer.record('price')),
  };
}

function pointOf(place: WireRecord): Booking['point'] {
  const [latitude, longitude] = [place.figure('lat'), place.figure('long')];
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
