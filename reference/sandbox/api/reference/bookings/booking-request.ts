import { PRODUCT_NAMES } from '../../../world/products/products.ts';
import { isRecord } from '../../../world/query-fields.ts';
import { isEmailAddress, isNonBlankText, isPhone } from '../../request/request-fields.ts';
import type { Amount, Booking, CardPayment, CreditPayment } from './booking.ts';
import { type NamedTraveller, parseTravellers } from './traveller-request.ts';

/** The amount paid from a credit is known once the price is. */
export type RequestedPayment = CardPayment | Pick<CreditPayment, 'method'>;

/** The body of a booking request. */
export interface BookingRequest extends Pick<Booking, 'contact' | 'note' | 'shown'> {
  readonly payment: RequestedPayment;
  /** The price that they agreed to pay, in USD; null if it is missing. */
  readonly total: number | null;
  readonly travellers: readonly NamedTraveller[];
  readonly product: string;
  readonly offerId: string;
  readonly choiceId: string | null;
  /** The client for whom an agent books. */
  readonly clientId: string | null;
  /** The proposal from which it is booked. */
  readonly proposalId: string | null;
  readonly idempotencyKey: string | null;
}

export const WRONG_CLIENT = ' must be the id of a client, or be left out.';
export const WRONG_NOTE = 'note must be text of at most 1,000 characters.';

export const isNote = (value: unknown): value is string | null =>
  value === null || (typeof value === 'string' && value.length <= 1000);

/** Parses a booking request, or returns one sentence about an invalid field. */
export function bookingRequest(body: Readonly<Record<string, unknown>>): BookingRequest | string {
  const { product, offerId, choiceId = null, clientId = null, proposalId = null } = body;
  const { note = null, idempotencyKey = null, total = null } = body;
  if (!isNonBlankText(product, 20)) return `product must be ${PRODUCT_NAMES}.`;
  if (!isNonBlankText(offerId, 400)) return 'offerId must be the id of an offer.';
  if (choiceId !== null && !isNonBlankText(choiceId))
    return 'choiceId must be the id of one of the choices, or be left out.';
  if (clientId !== null && !isNonBlankText(clientId)) return `clientId${WRONG_CLIENT}`;
  if (proposalId !== null && !isNonBlankText(proposalId))
    return 'proposalId must be the id of a proposal, or be left out.';
  if (!isNote(note)) return WRONG_NOTE;
  if (idempotencyKey !== null && !isNonBlankText(idempotencyKey, 100))
    return 'idempotencyKey must be text of at most 100 characters.';
  const travellers = parseTravellers(body['travellers']);
  if (typeof travellers === 'string') return travellers;
  const contact = parseContact(body['contact']);
  if (typeof contact === 'string') return contact;
  const payment = parsePayment(body['payment']);
  if (typeof payment === 'string') return payment;
  const amount = parseAmount(body['shown']);
  if (typeof amount === 'string') return amount;
  if (total !== null && !isAmount(total)) return 'total must be a number, 0 or more.';
  const paidBooking = { payment, shown: amount, total };
  return {
    product,
    offerId,
    choiceId,
    clientId,
    proposalId,
    note,
    idempotencyKey,
    travellers,
    contact,
    ...paidBooking,
  };
}

export function parseContact(value: unknown): Booking['contact'] | string {
  const { email, phone } = isRecord(value) ? value : {};
  if (!isEmailAddress(email)) return 'contact.email must be an e-mail address.';
  if (!isPhone(phone)) return 'contact.phone must be a phone number, such as +44 20 7946 0123.';
  return { email: email.trim(), phone: phone.trim() };
}

export function parsePayment(value: unknown): RequestedPayment | string {
  return isRecord(value) && value['method'] === 'credit' ? parseCreditPayment(value) : parseCardPayment(value);
}

/** Accepts only the last four digits of a card: a client that sends more has a bug. */
function parseCardPayment(value: unknown): CardPayment | string {
  const { method, last4, ...moreFields } = isRecord(value) ? value : {};
  if (method !== 'card') return 'payment.method must be card.';
  if (typeof last4 !== 'string' || !/^\d{4}$/.test(last4))
    return 'payment.last4 must be the last four digits of the card.';
  if (Object.keys(moreFields).length > 0) return 'payment must hold method and last4, and nothing else of the card.';
  return { method, last4 };
}

function parseCreditPayment(payment: Readonly<Record<string, unknown>>): Pick<CreditPayment, 'method'> | string {
  return Object.keys(payment).length === 1
    ? { method: 'credit' }
    : 'payment from credit must hold method, and nothing else.';
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

function parseAmount(value: unknown): Amount | string {
  const { amount, currency } = isRecord(value) ? value : {};
  if (!isAmount(amount)) return 'shown.amount must be a number, 0 or more.';
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency))
    return 'shown.currency must be a code of ISO 4217, such as EUR.';
  return { amount, currency };
}
