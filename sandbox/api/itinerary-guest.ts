import { isRecord } from './is-record.ts';
import type { Booking } from './reference/booking.ts';
import { isAddress, isPhone, isText } from './reference/is-text.ts';

/** Who books an itinerary, and how it is paid. */
export interface ItineraryGuest extends Pick<Booking, 'contact' | 'note' | 'payment'> {
  readonly firstName: string;
  readonly lastName: string;
}

/** Reads whoever books an itinerary, or says in one sentence which field is wrong. */
export function itineraryGuest(body: Readonly<Record<string, unknown>>): ItineraryGuest | string {
  const { note = null } = body;
  const { firstName, lastName } = recordIn(body['guest']);
  if (!isText(firstName, 100) || !isText(lastName, 100)) return 'guest must have a firstName and a lastName.';
  const { email, phone } = recordIn(body['contact']);
  if (!isAddress(email)) return 'contact.email must be an e-mail address.';
  if (!isPhone(phone)) return 'contact.phone must be a phone number, such as +44 20 7946 0123.';
  if (note !== null && (typeof note !== 'string' || note.length > 1000)) {
    return 'note must be text of at most 1,000 characters.';
  }
  const { method, last4, ...more } = recordIn(body['payment']);
  if (method !== 'card') return 'payment.method must be card.';
  if (typeof last4 !== 'string' || !/^\d{4}$/.test(last4)) {
    return 'payment.last4 must be the last four digits of the card.';
  }
  if (Object.keys(more).length > 0) return 'payment must hold method and last4, and nothing else of the card.';
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    contact: { email: email.trim(), phone: phone.trim() },
    note,
    payment: { method, last4 },
  };
}

function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
