import type { Offer, ProductName } from '../../../world/offers/offer.ts';
import type { Price } from '../../../world/offers/price.ts';

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
  readonly freeCancellationUntil: string | null;
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
  /** What was paid back when it was cancelled. */
  readonly refunded?: Amount;
  readonly bookedAt: string;
  readonly bookedBy: { readonly name: string; readonly id: string | null };
  /** As it was booked, for the price of the choice. */
  readonly offer: Offer | ResortUnit;
}
