import { daysBetween } from '../../world/days.ts';
import { isDay, isRecord } from '../../world/query-fields.ts';
import { isResortCurrency } from '../../world/resorts/resort-price.ts';
import type { StayRequest } from '../../world/resorts/resort-records.ts';
import type { Booking } from '../reference/bookings/booking.ts';
import {
  contactIn,
  isNote,
  paymentIn,
  type RequestedPayment,
  WRONG_CLIENT,
  WRONG_NOTE,
} from '../reference/bookings/booking-request.ts';
import { isAnyText, isText } from '../request/request-fields.ts';

const MOST_NIGHTS = 30;
const MOST_GUESTS = 8;

/** Parses the stay of a hold, `null` if only the resort is named, or states which field is wrong. */
export function parseStay(body: Readonly<Record<string, unknown>>): StayRequest | null | string {
  const { unit_id: unitId, check_in: checkIn, check_out: checkOut, adults, children = 0, currency = 'USD' } = body;
  if (unitId === undefined) return null;
  if (!isText(unitId)) return 'unit_id must be the id of a room.';
  if (!isDay(checkIn) || !isDay(checkOut)) return 'check_in and check_out must be days such as 2026-02-03.';
  const nights = daysBetween(checkIn, checkOut);
  if (nights < 1 || nights > MOST_NIGHTS) return `check_out must be 1 to ${MOST_NIGHTS} nights after check_in.`;
  if (!isCount(adults, 1) || !isCount(children, 0) || adults + children > MOST_GUESTS) {
    return `adults and children must be whole numbers: 1 adult or more, ${MOST_GUESTS} people at most.`;
  }
  if (typeof currency !== 'string' || !isResortCurrency(currency))
    return 'currency must be one that there is a rate for.';
  return { unitId, checkIn, checkOut, adults, children, currency };
}

function isCount(value: unknown, least: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least;
}

/** Who books an itinerary, and how it is paid. */
export interface ItineraryGuest extends Pick<Booking, 'contact' | 'note'> {
  readonly payment: RequestedPayment;
  readonly firstName: string;
  readonly lastName: string;
  /** The client whom an agent books for. */
  readonly clientId: string | null;
  /** The proposal that it is booked from. */
  readonly proposalId: string | null;
}

/** Parses the guest of an itinerary, or explains in one sentence which field is wrong. */
export function parseItineraryGuest(body: Readonly<Record<string, unknown>>): ItineraryGuest | string {
  const { guest, note = null, client_id: clientId = null, proposal_id: proposalId = null } = body;
  const { firstName, lastName = '' } = isRecord(guest) ? guest : {};
  if (!isText(firstName) || !isAnyText(lastName))
    return 'guest must have a firstName, and a lastName if there is one, of at most 200 characters.';
  const contact = contactIn(body['contact']);
  if (typeof contact === 'string') return contact;
  if (clientId !== null && !isText(clientId)) return `client_id${WRONG_CLIENT}`;
  if (proposalId !== null && !isText(proposalId)) return 'proposal_id must be the id of a proposal, or be left out.';
  if (!isNote(note)) return WRONG_NOTE;
  const payment = paymentIn(body['payment']);
  if (typeof payment === 'string') return payment;
  return { firstName: firstName.trim(), lastName: lastName.trim(), contact, note, payment, clientId, proposalId };
}
