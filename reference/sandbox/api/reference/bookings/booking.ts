import type { Offer, OfferExtras, ProductName } from '../../../world/offers/offer.ts';
import type { Price } from '../../../world/offers/price.ts';
import type { Client } from '../../../world/office/clients.ts';

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

export interface CardPayment {
  readonly method: 'card';
  readonly last4: string;
}

/** The amount that an agent paid from their credit, in its currency. */
export interface CreditPayment {
  readonly method: 'credit';
  readonly paid: Amount;
}

type Payment = CardPayment | CreditPayment;

/** A booked unit of a resort: the resort service has no other offers. */
interface ResortUnit {
  /** The resort's id. */
  readonly id: string;
  readonly product: 'resort';
  readonly name: string;
  readonly price: Price;
  readonly freeCancellationUntil: string | null;
  readonly stay: Readonly<Record<'checkIn' | 'checkOut', string> & Record<'adults' | 'children', number>>;
}

/** A booking, as its owner and the agency's agents see it. */
export interface Booking {
  /** Such as `LV-7K2M9Q`; for a resort that of its itinerary, such as `RES-100001`. */
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
  readonly payment: Payment;
  /** The paid price in USD. */
  readonly price: Amount;
  /** The price that they were shown, in their currency. */
  readonly shown: Amount;
  readonly status: 'confirmed' | 'cancelled';
  /** The refund when it was cancelled, and the date. */
  readonly refunded?: Amount;
  readonly cancelledAt?: string;
  readonly bookedAt: string;
  readonly bookedBy: {
    readonly name: string;
    readonly id: string | null;
    /** Whether the booker works for the agency: then it is their sale, unless it is from a proposal. */
    readonly isAgent: boolean;
  };
  /** The agency's client for whom an agent booked or proposed it. */
  readonly client: { readonly name: string; readonly id: string } | null;
  /** The proposal from which it was booked, and its agent. */
  readonly proposal: {
    readonly id: string;
    readonly title: string;
    readonly by: { readonly name: string; readonly id: string };
  } | null;
  /** The facts of the offer's details; empty for a resort. */
  readonly facts: OfferExtras['facts'];
  /** The booked offer, at the price of the choice. */
  readonly offer: Offer | ResortUnit;
}

/** Whether a booking is an agent's sale: it was booked from their proposal, or by them without a proposal. */
export function isSoldBy({ proposal, bookedBy }: Booking, agentId: string): boolean {
  return (proposal?.by ?? bookedBy).id === agentId;
}

/** Whether a booking is a client's: it was booked for them, or it names no client and has their e-mail address. */
export function isBookedFor({ client, contact }: Booking, { id, email }: Pick<Client, 'id' | 'email'>): boolean {
  return client === null ? contact.email.toLowerCase() === email.toLowerCase() : client.id === id;
}
