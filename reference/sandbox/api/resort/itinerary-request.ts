import { daysBetween } from '../../world/days.ts';
import { isDay, isRecord } from '../../world/query-fields.ts';
import { isResortCurrency } from '../../world/resorts/resort-price.ts';
import type { StayRequest } from '../../world/resorts/resort-records.ts';
import type { Booking } from '../reference/bookings/booking.ts';
import {
  isNote,
  parseContact,
  parsePayment,
  type RequestedPayment,
  WRONG_CLIENT,
  WRONG_NOTE,
} from '../reference/bookings/booking-request.ts';
import { isNonBlankText, isTextOrBlank } from '../request/request-fields.ts';

const MAX_NIGHTS = 30;
const MAX_GUESTS = 8;

/** Parses the stay of a hold; `null` if only the resort is named, or one sentence about an invalid field. */
export function parseStay(body: Readonly<Record<string, unknown>>): StayRequest | null | string {
  const { unit_id: unitId, check_in: checkIn, check_out: checkOut, adults, children = 0, currency = 'USD' } = body;
  if (unitId === undefined) return null;
  if (!isNonBlankText(unitId)) return 'unit_id must be the id of a room.';
  if (!isDay(checkIn) || !isDay(checkOut)) return 'check_in and check_out must be days such as 2026-02-03.';
  const nights = daysBetween(checkIn, checkOut);
  if (nights < 1 || nights > MAX_NIGHTS) return `check_out must be 1 to ${MAX_NIGHTS} nights after check_in.`;
  if (!isCount(adults, 1) || !isCount(children, 0) || adults + children > MAX_GUESTS) {
    return `adults and children must be whole numbers: 1 adult or more, ${MAX_GUESTS} people at most.`;
  }
  if (typeof currency !== 'string' || !isResortCurrency(currency))
    return 'currency must be one that there is a rate for.';
  return { unitId, checkIn, checkOut, adults, children, currency };
}

function isCount(value: unknown, least: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least;
}

/** The guest who books an itinerary, and the payment. */
export interface ItineraryGuest extends Pick<Booking, 'contact' | 'note'> {
  readonly payment: RequestedPayment;
  readonly firstName: string;
  readonly lastName: string;
  /** The client for whom an agent books. */
  readonly clientId: string | null;
  /** The proposal from which it is booked. */
  readonly proposalId: string | null;
}

/** Parses the guest of an itinerary, or returns one sentence about an invalid field. */
export function parseItineraryGuest(body: Readonly<Record<string, unknown>>): ItineraryGuest | string {
  const { guest, note = null, client_id: clientId = null, proposal_id: proposalId = null } = body;
  const { firstName, lastName = '' } = isRecord(guest) ? guest : {};
  if (!isNonBlankText(firstName) || !isTextOrBlank(lastName))
    return 'guest must have a firstName, and a lastName if there is one, of at most 200 characters.';
  const contact = parseContact(body['contact']);
  if (typeof contact === 'string') return contact;
  if (clientId !== null && !isNonBlankText(clientId)) return `client_id${WRONG_CLIENT}`;
  if (proposalId !== null && !isNonBlankText(proposalId))
    return 'proposal_id must be the id of a proposal, or be left out.';
  if (!isNote(note)) return WRONG_NOTE;
  const payment = parsePayment(body['payment']);
  if (typeof payment === 'string') return payment;
  return { firstName: firstName.trim(), lastName: lastName.trim(), contact, note, payment, clientId, proposalId };
}
