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
  const repeatedBookingBefore = findRepeatedBooking(
    stores.bookings.list(requester.agency),
    requester,
    request.idempotencyKey,
  );
  const foundOffer = findOffer(request.offerId, context);
  if (repeatedBookingBefore !== undefined) {
    if (repeatedBookingBefore.booking.offer.id === foundOffer?.offer.id)
      return { ...repeatedBookingBefore, isRepeat: true };
    return bookingRefusal(409, 'idempotencyKey belongs to another booking.');
  }
  const bookedFor = bookedClient(stores.clients, requester, request.clientId);
  if ('message' in bookedFor) return bookedFor;
  const proposalResult = bookedProposal(
    world,
    requester,
    { proposalId: request.proposalId, isProposed: ({ offerId }) => offerId === request.offerId },
    context,
  );
  if ('message' in proposalResult) return proposalResult;
  if (!PRODUCTS.has(request.product)) return bookingRefusal(400, `product must be ${PRODUCT_NAMES}.`);
  if (foundOffer === null) return bookingRefusal(404, 'offerId belongs to no offer: search again.');
  const { offer } = foundOffer;
  if (offer.product !== request.product)
    return bookingRefusal(400, `offerId must be the id of an offer of the product ${request.product}.`);
  const extras = foundOffer.extras();
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
  const booking = stores.bookings.save({
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
      client: bookedFor.client ?? proposalResult.client,
      proposal: proposalReference(proposalResult.proposal),
      facts: extras.facts,
      offer: offerAsSold(offer, choice),
    },
  });
  approveBookedProposal(world, requester, proposalResult.proposal);
  return { ...booking, isRepeat: false };
}

/** At the price and with the conditions of the chosen option. */
function offerAsSold(offer: Offer, choice: Choice): Offer {
  const soldOffer = { ...offer, price: choice.price, freeCancellationUntil: freeCancellationEnd(offer, choice) };
  return soldOffer.product === 'flight' ? { ...soldOffer, bags: choice.fare?.bags ?? soldOffer.bags } : soldOffer;
}

/** Flights check the travellers' ages on each day; the last flight may arrive a day later. */
function daysOfTravel(offer: Offer, { start, end }: Trip): TripDays {
  const lastDay = offer.product === 'flight' ? offer.legs.at(-1)?.departure.slice(0, 10) : end;
  return { first: start, last: lastDay ?? start };
}

const bookingRefusal = (status: BookingRefusal['status'], message: string): BookingRefusal => ({ status, message });

/**
 * The booking made with a key. A guest's is returned to anybody with the key, which is a random secret of the page that
 * booked.
 */
function findRepeatedBooking(
  storedBookings: readonly StoredBooking[],
  requester: Requester,
  key: string | null,
): StoredBooking | undefined {
  if (key === null) return undefined;
  return storedBookings.find(
    (booking) => booking.idempotencyKey === key && (booking.owner === null || canSeeBooking(requester, booking)),
  );
}

/** Today in the westernmost time zone (UTC-12), where a day ends last. */
const earliestToday = (now: Date): string => new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);

function bookingAmount({ perUnit }: Offer, { price }: Choice, travellers: number): number {
  return Math.round(price.total * (perUnit === 'person' ? travellers : 1) * 100) / 100;
}

function bookerOfRequest({ person, isStaff }: Requester, { travellers }: BookingRequest): Booking['bookedBy'] {
  if (person !== null) return { name: fullName(person), id: userIdOf(person), isAgent: isStaff };
  const [firstTraveller] = travellers;
  return { name: firstTraveller === undefined ? '' : fullName(firstTraveller), id: null, isAgent: false };
}
