import { isRecord } from './is-record.ts';
import { isAddress, isPhone, isText } from './reference/is-text.ts';

/** What is wrong with whoever books an itinerary, in one sentence; `null` where nothing is. */
export function itineraryGuestProblem(body: Readonly<Record<string, unknown>>): string | null {
  const { firstName, lastName } = recordIn(body['guest']);
  if (!isText(firstName, 100) || !isText(lastName, 100)) return 'guest must have a firstName and a lastName.';
  const { email, phone } = recordIn(body['contact']);
  if (!isAddress(email)) return 'contact.email must be an e-mail address.';
  if (!isPhone(phone)) return 'contact.phone must be a phone number, such as +44 20 7946 0123.';
  const { method, last4, ...more } = recordIn(body['payment']);
  if (method !== 'card') return 'payment.method must be card.';
  if (typeof last4 !== 'string' || !/^\d{4}$/.test(last4)) {
    return 'payment.last4 must be the last four digits of the card.';
  }
  return Object.keys(more).length === 0 ? null : 'payment must hold method and last4, and nothing else of the card.';
}

function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
