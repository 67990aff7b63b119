import { daysAfter } from '../../../world/days.ts';
import { airportOf } from '../../../world/offers/flights/airlines.ts';
import type { Offer, OfferPlace, ProductName } from '../../../world/offers/offer.ts';
import type { Price } from '../../../world/offers/price.ts';

interface Trip {
  /** Days of the place. */
  readonly start: string;
  readonly end: string | null;
  /** Where, in words. */
  readonly place: string;
}

/** When and where an offer takes place. */
export function tripOf(offer: Offer): Trip {
  switch (offer.product) {
    case 'hotel':
      return { start: offer.stay.checkIn, end: offer.stay.checkOut, place: called(offer.place) };
    case 'car':
      return { start: offer.pickUp.at.slice(0, 10), end: offer.return.at.slice(0, 10), place: offer.pickUp.name };
    case 'activity':
      return { start: offer.date, end: null, place: called(offer.place) };
    case 'flight': {
      const [there, back] = offer.legs;
      const place = [there?.from, there?.to].map((code = '') => airportOf(code)?.city || code).join(' to ');
      return { start: there?.departure.slice(0, 10) ?? '', end: back?.arrival.slice(0, 10) ?? null, place };
    }
    case 'cruise':
      return { start: offer.departure, end: daysAfter(offer.departure, offer.nights), place: offer.departurePort };
  }
}

const called = ({ city, country }: OfferPlace): string => `${city}, ${country}`;

export interface Traveller {
  readonly firstName: string;
  readonly lastName: string;
  readonly kind: 'adult' | 'child' | 'infant';
}

export interface Amount {
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** A unit of a resort as it was booked: the resort service knows of no other offers. */
interface ResortUnit {
  /** The resort's. */
  readonly id: string;
  readonly product: 'resort';
  readonly name: string;
  readonly price: Price;
}

/** A booking, as its owner and the agency's agents see it. */
export interface Booking {
  /** Such as `LV-7K2M9Q`; of a resort its itinerary's, such as `RES-100001`. */
  readonly referenceNumber: string;
  readonly product: ProductName | 'resort';
  readonly title: string;
  /** The name of the room, protection, slot, fare or cabin. */
  readonly choice: string | null;
  readonly picture: string;
  /** Days of the place. */
  readonly start: string;
  readonly end: string | null;
  readonly place: string;
  readonly travellers: readonly Traveller[];
  readonly contact: { readonly email: string; readonly phone: string };
  readonly note: string | null;
  readonly payment: { readonly method: 'card'; readonly last4: string };
  /** What is paid, in USD. */
  readonly price: Amount;
  /** What they were shown, in their own currency. */
  readonly shown: Amount;
  readonly status: 'confirmed' | 'cancelled';
  readonly bookedAt: string;
  readonly bookedBy: { readonly name: string; readonly id: string | null };
  /** As it was booked, for the price of the choice. */
  readonly offer: Offer | ResortUnit;
}
