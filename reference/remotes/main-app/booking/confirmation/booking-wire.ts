import type { PriceParts } from '@livery/contract/market/price-parts';
import { parseOfferPrice } from '@livery/kit/price/offer-price';
import { multiplyPrice } from '@livery/kit/price/price-rules';
import { type DraftOfferParty, draftOfferParty } from '@livery/kit/proposal/draft-offer-facts';
import type { Money } from '@livery/remote';
import { moneyIn, type WireRecord, wireRecord } from '@livery/remote';
import { type Offer, type OfferPoint, PRODUCTS } from '../offer/offer.ts';
import { type OfferFact, parseFacts } from '../offer/offer-fact.ts';
import { parseDay, parseFreeUntil, parsePoint } from '../offer/offer-fields.ts';
import { parseOffer } from '../offer/offer-wire.ts';
import { type DestinationVisit, parseVisit } from './visit.ts';

/** All products of the platform's bookings; resorts are booked in another remote. */
export const BOOKED_PRODUCTS = [...PRODUCTS, 'resort'] as const;

export type BookedProduct = (typeof BOOKED_PRODUCTS)[number];

/** A booking. */
export interface Booking {
  readonly referenceNumber: string;
  readonly product: BookedProduct;
  readonly title: string;
  /** The empty text if the offer had no choices. */
  readonly choice: string;
  readonly picture: string;
  /** Days at the place; the empty text if unknown. */
  readonly start: string;
  /** The empty text if it begins and ends on the same day. */
  readonly end: string;
  readonly place: string;
  /** Its location on the map; `null` if the platform doesn't send it. */
  readonly point: OfferPoint | null;
  readonly travellers: readonly string[];
  readonly email: string;
  /** `null` if the platform doesn't send it. */
  readonly price: Money | null;
  /** The payment: the last digits of a card, or the amount taken from an agent's credit; `null` if unknown. */
  readonly payment: { readonly last4: string } | { readonly credit: Money } | null;
  readonly cancelled: boolean;
  /** As for an offer. */
  readonly freeCancellationUntil: Offer['freeCancellationUntil'];
  /** The refund if it is cancelled today, or when it was cancelled; `null` if unknown. */
  readonly refund: Money | null;
  /** The booked offer; `undefined` for resorts, and if the platform doesn't send it. */
  readonly offer: Offer | undefined;
  /**
   * The guests of a resort; `null` for other products, whose offers have them, and if the platform doesn't send them.
   */
  readonly party: DraftOfferParty | null;
  /** Facts for its travellers; empty if the platform doesn't send them. */
  readonly facts: readonly OfferFact[];
  /** A place where its travellers are in addition to `place`; `null` if there is none or it isn't known. */
  readonly visit: DestinationVisit | null;
  /** The parts of the paid price; `null` if the platform sends none, or other ones. */
  readonly offerPrice: PriceParts | null;
}

/** Reads the response to a booking; `undefined` if it contains no booking. */
export function parseBooking(response: unknown): Booking | undefined {
  return parseBookingRecord(wireRecord(response).record('data'));
}

/** One booking; `undefined` if it is malformed. */
export function parseBookingRecord(wire: WireRecord): Booking | undefined {
  const product = BOOKED_PRODUCTS.find((knownBookedProduct) => knownBookedProduct === wire.text('product'));
  const referenceNumber = wire.text('referenceNumber').trim();
  const [price, offer] = [wire.record('price'), wire.record('offer')];
  if (referenceNumber === '' || product === undefined) return undefined;
  const bookedOffer = product === 'resort' ? undefined : parseOffer(product, offer);
  return {
    referenceNumber,
    product,
    title: wire.text('title'),
    choice: wire.text('choice') || wire.record('choice').text('name'),
    picture: wire.text('picture'),
    start: parseDay(wire, 'start'),
    end: parseDay(wire, 'end'),
    place: wire.text('place').trim(),
    point: bookedOffer === undefined ? parsePoint(offer.record('place')) : bookedOffer.point,
    travellers: wire
      .records('travellers')
      .map((traveller) => `${traveller.text('firstName')} ${traveller.text('lastName')}`.trim())
      .filter((name) => name !== ''),
    email: wire.record('contact').text('email'),
    price: moneyIn(price, 'amount', 'USD'),
    payment: parsePayment(wire.record('payment')),
    cancelled: wire.text('status') === 'cancelled',
    freeCancellationUntil: parseFreeUntil(offer),
    refund: moneyIn(wire.record('refund'), 'amount') ?? moneyIn(wire.record('refunded'), 'amount'),
    offer: bookedOffer,
    party: product === 'resort' ? draftOfferParty(offer.record('stay')) : null,
    facts: parseFacts(wire),
    visit: parseVisit(offer.record('visit')),
    offerPrice: parsePaidParts(wire),
  };
}

/** If an offer's price is for one person, it was paid for each person. */
function parsePaidParts(wire: WireRecord): PriceParts | null {
  const offer = wire.record('offer');
  const price = parseOfferPrice(offer.record('price'));
  if (price === null) return null;
  const paidParts = multiplyPrice(price, offer.text('perUnit') === 'person' ? wire.records('travellers').length : 1);
  return paidParts.total === wire.record('price').figure('amount') ? paidParts : null;
}

function parsePayment(wire: WireRecord): Booking['payment'] {
  if (wire.text('method') === 'card') return { last4: wire.text('last4') };
  const credit = wire.text('method') === 'credit' ? moneyIn(wire.record('paid'), 'amount') : null;
  return credit === null ? null : { credit };
}
