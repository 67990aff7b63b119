import { type CardField, lastFour } from '@livery/kit/booking/payment-card';
import { isFromCredit, type PAYMENT_METHOD_FIELD } from '@livery/kit/credit/payment-method-field';
import type { RemoteCall } from '@livery/remote';
import { plainDigits } from '@livery/remote/forms';
import type { Stay } from '../stay/stay.ts';

/** The values of the checkout form. */
export type CheckoutValues = {
  /** The client's person who is the guest. */
  readonly person: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly note: string;
} & Readonly<Record<CardField | typeof PAYMENT_METHOD_FIELD, string>>;

interface HoldQuery {
  readonly propertyId: string;
  readonly unitId: string;
  readonly stay: Stay;
  readonly currency: string;
}

/** Creates a hold on a unit. */
export function holdCall({ propertyId, unitId, stay, currency }: HoldQuery): RemoteCall {
  const { checkIn, checkOut, adults, children } = stay;
  const body = {
    property_id: propertyId,
    unit_id: unitId,
    check_in: checkIn,
    check_out: checkOut,
    adults,
    children,
    currency,
  };
  return { service: 'resort', method: 'POST', path: '/itineraries', body };
}

/** @param reference empty for the signed-in user's current hold */
export function checkCall(reference: string): RemoteCall {
  const query = { reference_number: reference === '' ? undefined : reference };
  return { service: 'resort', method: 'GET', path: '/properties/hold-check', query };
}

/**
 * Releases a hold, also when the visitor leaves the page.
 *
 * @see rules §7, resort service
 */
export function releaseCall(reference: string): RemoteCall {
  const query = { reference_number: reference, status: 'RELEASE' };
  return { service: 'resort', method: 'PUT', path: '/itineraries', query, lasting: true };
}

/**
 * Books a hold. Of the card, only the last four digits are sent.
 *
 * @param from the client for whom an agent books, and the proposal of the stay
 */
export function bookCall(
  reference: string,
  values: CheckoutValues,
  { clientId, proposalId }: { readonly clientId: string | undefined; readonly proposalId: string },
): RemoteCall {
  const { firstName, lastName, email, phone, note, cardNumber, cardOrCredit } = values;
  const body = {
    reference_number: reference,
    guest: { firstName: firstName.trim(), lastName: lastName.trim() },
    contact: { email: email.trim(), phone: plainDigits(phone) },
    ...(note.trim() === '' ? {} : { note: note.trim() }),
    payment: isFromCredit(cardOrCredit) ? { method: 'credit' } : { method: 'card', last4: lastFour(cardNumber) },
    ...(clientId === undefined ? {} : { client_id: clientId }),
    ...(proposalId === '' ? {} : { proposal_id: proposalId }),
  };
  return { service: 'resort', method: 'POST', path: '/itineraries', body };
}
