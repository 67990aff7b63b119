import type { TripDays } from '@livery/contract/search/guest-kind';
import { fullName, userIdOf } from '../../../world/agencies/people.ts';
import { chosenChoice } from '../../../world/offers/chosen-choice.ts';
import type { Choice, Offer, SearchContext } from '../../../world/offers/offer.ts';
import type { Trip } from '../../../world/products/product.ts';
import { findOffer, offerTrip, PRODUCT_NAMES, PRODUCTS, unitsTaken } from '../../../world/products/products.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { canSeeBooking, type Requester } from '../access.ts';
import { bookedClient } from './booked-client.ts';
import { approveBookedProposal, bookedProposal, proposalReference } from './booked-proposal.ts';
import type { Booking } from './booking.ts';
import type { BookingRequest } from './booking-request.ts';
import { type StoredBooking, withAvailability } from './booking-store.ts';
import { payFromCredit } from './pay-from-credit.ts';
import { freeCancellationEnd } from './refund.ts';
import { travellerProblem } from './traveller-request.ts';

/** The reason why something can't be booked. */
export interface BookingRefusal {
  readonly status: 400 | 402 | 403 | 404 | 409 | 422;
  readonly message: string;
}

export interface MadeBooking extends StoredBooking {
  /** Whether the booking already existed: the same request was repeated. */
  readonly isRepeat: boolean;
}

/** Books an offer, once per idempotency key, or explains why it can't be booked. */
export function makeBooking(
  world: SandboxWorld,
  requester: Requester,
  request: BookingRequest,
  context: SearchContext,
): MadeBooking | BookingRefusal {
  const { stores, now } = world;
  const before = findRepeatedBooking(stores.bookings.list(requester.agency), requester, request.idempotencyKey);
  const found = findOffer(request.offerId, context);
  if (before !== undefined) {
    if (before.booking.offer.id === found?.offer.id) return { ...before, isRepeat: true };
    return bookingRefusal(409, 'idempotencyKey belongs to another booking.');
  }
  const bookedFor = bookedClient(stores.clients, requester, request.clientId);
  if ('message' in bookedFor) return bookedFor;
  const proposed = bookedProposal(
    world,
    requester,
    { proposalId: request.proposalId, isProposed: ({ offerId }) => offerId === request.offerId },
    context,
  );
  if ('message' in proposed) return proposed;
  if (!PRODUCTS.has(request.product)) return bookingRefusal(400, `product must be ${PRODUCT_NAMES}.`);
  if (found === null) return bookingRefusal(404, 'offerId belongs to no offer: search again.');
  const { offer } = found;
  if (offer.product !== request.product)
    return bookingRefusal(400, `offerId must be the id of an offer of the product ${request.product}.`);
  const extras = found.extras();
  const choice = chosenChoice(withAvailability(extras.choices, offer, stores.bookings), request.choiceId);
  if (choice === undefined) return bookingRefusal(400, "choiceId must be the id of one of the offer's choices.");
  if (choice.left === 0) return bookingRefusal(409, `${choice.name} is sold out: choose another.`);
  if (choice.left !== null && choice.left < unitsTaken(offer, choice, request.travellers.length))
    return bookingRefusal(409, `Only ${choice.left} left of ${choice.name}: choose another.`);
  const trip = offerTrip(offer, context.language);
  if (trip.start < earliestToday(now()))
    return bookingRefusal(400, 'offerId must be of an offer that starts today or later.');
  const problem = travellerProblem(request.travellers, extras.asks ?? [], daysOfTravel(offer, trip));
  if (problem !== undefined) return bookingRefusal(400, problem);
  const amount = bookingAmount(offer, choice, request.travellers.length);
  if (request.total !== null && request.total !== amount)
    return bookingRefusal(409, `The price has changed: it is ${amount} USD now.`);
  const payment =
    request.payment.method === 'credit'
      ? payFromCredit(requester, { amount, currency: 'USD' }, stores.bookings, context.today)
      : request.payment;
  if ('status' in payment) return payment;
  const booked = stores.bookings.save({
    agency: requester.agency,
    owner: requester.person?.id ?? null,
    choiceId: choice.id,
    language: context.language ?? 'en',
    idempotencyKey: request.idempotencyKey,
    isHistory: false,
    booking: {
      referenceNumber: `LV-${stores.code('booking', 6, (code) => stores.bookings.find(`LV-${code}`) !== undefined)}`,
      product: offer.product,
      title: offer.name,
      choice: choice.name,
      picture: offer.picture,
      ...trip,
      // Their papers are validated but not stored.
      travellers: request.travellers.map(({ firstName, lastName, kind }) => ({ firstName, lastName, kind })),
      contact: request.contact,
      note: request.note,
      payment,
      price: { amount, currency: 'USD' },
      shown: request.shown,
      status: 'confirmed',
      bookedAt: now().toISOString(),
      bookedBy: bookerOfRequest(requester, request),
      client: bookedFor.client ?? proposed.client,
      proposal: proposalReference(proposed.proposal),
      facts: extras.facts,
      offer: offerAsSold(offer, choice),
    },
  });
  approveBookedProposal(world, requester, proposed.proposal);
  return { ...booked, isRepeat: false };
}

/** At the price and with the conditions of the chosen option. */
function offerAsSold(offer: Offer, choice: Choice): Offer {
  const sold = { ...offer, price: choice.price, freeCancellationUntil: freeCancellationEnd(offer, choice) };
  return sold.product === 'flight' ? { ...sold, bags: choice.fare?.bags ?? sold.bags } : sold;
}

/** Flights check the travellers' ages on each day; the last flight may arrive a day later. */
function daysOfTravel(offer: Offer, { start, end }: Trip): TripDays {
  const last = offer.product === 'flight' ? offer.legs.at(-1)?.departure.slice(0, 10) : end;
  return { first: start, last: last ?? start };
}

const bookingRefusal = (status: BookingRefusal['status'], message: string): BookingRefusal => ({ status, message });

/**
 * The booking made with a key. A guest's is returned to anybody with the key, which is a random secret of the page that
 * booked.
 */
function findRepeatedBooking(
  stored: readonly StoredBooking[],
  requester: Requester,
  key: string | null,
): StoredBooking | undefined {
  if (key === null) return undefined;
  return stored.find((one) => one.idempotencyKey === key && (one.owner === null || canSeeBooking(requester, one)));
}

/** Today in the westernmost time zone (UTC-12), where a day ends last. */
const earliestToday = (now: Date): string => new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);

function bookingAmount({ perUnit }: Offer, { price }: Choice, travellers: number): number {
  return Math.round(price.total * (perUnit === 'person' ? travellers : 1) * 100) / 100;
}

function bookerOfRequest({ person, isStaff }: Requester, { travellers }: BookingRequest): Booking['bookedBy'] {
  if (person !== null) return { name: fullName(person), id: userIdOf(person), isAgent: isStaff };
  const [first] = travellers;
  return { name: first === undefined ? '' : fullName(first), id: null, isAgent: false };
}
