import { type Context, Hono } from 'hono';
import { isStaff } from '../../world/agencies/people.ts';
import { resortDetails } from '../../world/resorts/resort-details.ts';
import { holdStatus, type ResortHold } from '../../world/resorts/resort-holds.ts';
import { resortIdOf } from '../../world/resorts/resort-offer.ts';
import { resortStay } from '../../world/resorts/resort-records.ts';
import type { Requester } from '../reference/access.ts';
import { bookedClient } from '../reference/bookings/booked-client.ts';
import { approveBookedProposal, bookedProposal, proposalReference } from '../reference/bookings/booked-proposal.ts';
import type { RequestedPayment } from '../reference/bookings/booking-request.ts';
import { payFromCredit } from '../reference/bookings/pay-from-credit.ts';
import { agencyOfRequest, personOfRequest, searchContext, sessionIdOfRequest } from '../request/request-context.ts';
import { parseJsonBody } from '../request/request-fields.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import { parseItineraryGuest, parseStay } from './itinerary-request.ts';
import { saveResortBooking } from './resort-booking.ts';
import { resortContext } from './resort-context.ts';

/**
 * Holds: `GET /properties/hold-check`, `PUT /itineraries` (rules §7), and outside rules §7 `POST /itineraries`, which
 * creates a hold for a quarter of an hour, or books one. The reference app's bookings then include it.
 */
export function itineraryRoutes(world: SandboxWorld): Hono {
  const { seed, now, holds } = world;
  const ownerOf = (c: Context) => personOfRequest(c, world.accounts)?.id ?? null;
  const holdRecord = (c: Context, hold: ResortHold) => ({
    reference_number: hold.reference,
    property_id: hold.resortId,
    status: holdStatus(hold, now()),
    expires_at: new Date(hold.expiresAt).toISOString(),
    ...(hold.stay === null ? {} : { stay: stayRecord(c, hold.resortId, hold.stay) }),
  });

  function stayRecord(c: Context, resortId: string, stay: NonNullable<ResortHold['stay']>) {
    const resort = resortDetails(resortId, resortContext(world, c));
    return {
      property_name: resort?.name,
      location: resort?.location,
      image: resort?.image,
      free_cancellation_days: resort?.policies.free_cancellation_days,
      unit_id: stay.unitId,
      unit: stay.unit,
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      adults: stay.adults,
      children: stay.children,
      total: stay.rates.total,
      currency: stay.currency,
      rates: stay.rates,
    };
  }

  function hold(c: Context, body: Readonly<Record<string, unknown>>) {
    const { property_id: id } = body;
    if (typeof id !== 'string' || resortDetails(id, { seed, origin: '' }) === null) {
      return c.json({ message: 'Send JSON such as {"property_id":…}, the id of a resort.' }, 400);
    }
    const request = parseStay(body);
    if (typeof request === 'string') return c.json({ message: request }, 400);
    const session = sessionIdOfRequest(c);
    const nights = request === null ? null : { resortId: id, ...request };
    const takenUnits = nights === null ? 0 : holds.taken(nights, session);
    const stay = request === null ? null : resortStay(id, request, { ...resortContext(world, c), taken: takenUnits });
    if (typeof stay === 'string') {
      return c.json({ message: REFUSALS[stay] }, stay === 'sold-out' ? 409 : 400);
    }
    if (holds.otherHolds(session, nights) >= MAX_HOLDS) return c.json({ message: TOO_MANY_HOLDS }, 429);
    return c.json({ data: holdRecord(c, holds.hold(id, { session, owner: ownerOf(c) }, stay)) }, 201);
  }

  function book(c: Context, body: Readonly<Record<string, unknown>>, reference: unknown) {
    const existingHold = typeof reference === 'string' ? holds.find(reference) : undefined;
    if (existingHold === undefined) return c.json(NO_SUCH_HOLD, 404);
    const guest = parseItineraryGuest(body);
    if (typeof guest === 'string') return c.json({ message: guest }, 400);
    const person = personOfRequest(c, world.accounts);
    const requester = {
      agency: agencyOfRequest(c) ?? '',
      person,
      session: sessionIdOfRequest(c),
      isStaff: isStaff(person),
    };
    const bookedFor = bookedClient(world.stores.clients, requester, guest.clientId);
    if ('message' in bookedFor) return c.json({ message: bookedFor.message }, bookedFor.status);
    const { proposalId } = guest;
    const isProposed = ({ offerId }: { readonly offerId: string }) => resortIdOf(offerId) === existingHold.resortId;
    const proposalResult = bookedProposal(world, requester, { proposalId, isProposed }, searchContext(world, c));
    if ('message' in proposalResult) return c.json({ message: proposalResult.message }, proposalResult.status);
    const payment = paymentOf(existingHold, guest.payment, requester, c);
    if ('status' in payment) return c.json({ message: payment.message }, payment.status);
    const bookedHold = holds.book(existingHold.reference) ?? existingHold;
    if (bookedHold.outcome !== 'BOOKED') return c.json(HOLD_EXPIRED, 410);
    const client = bookedFor.client ?? proposalResult.client;
    saveResortBooking(world, c, bookedHold, {
      guest,
      payment,
      client,
      proposal: proposalReference(proposalResult.proposal),
    });
    approveBookedProposal(world, requester, proposalResult.proposal);
    return c.json({ data: holdRecord(c, bookedHold) }, 201);
  }

  /** The shown price is taken from the credit once: a booked hold is already paid. */
  function paymentOf(
    { reference, stay }: ResortHold,
    requestedPayment: RequestedPayment,
    requester: Requester,
    c: Context,
  ) {
    if (requestedPayment.method === 'card') return requestedPayment;
    const { bookings } = world.stores;
    const paymentBefore = bookings.find(reference)?.booking.payment;
    const price = { amount: stay?.rates.total ?? 0, currency: stay?.currency ?? 'USD' };
    return paymentBefore ?? payFromCredit(requester, price, bookings, searchContext(world, c).today);
  }

  return new Hono()
    .get('/properties/hold-check', (c) => {
      const reference = c.req.query('reference_number');
      // Without a reference, it is about the person's current hold, if any. A session's id isn't proof.
      const owner = ownerOf(c);
      const ownHold = owner === null ? undefined : holds.latest(owner);
      const foundHold = reference === undefined ? ownHold : holds.find(reference);
      if (foundHold === undefined) return reference === undefined ? c.json({ data: null }) : c.json(NO_SUCH_HOLD, 404);
      return c.json({ data: holdRecord(c, foundHold) });
    })
    .post('/itineraries', async (c) => {
      const body = (await parseJsonBody(c)) ?? {};
      const { reference_number: reference } = body;
      return reference === undefined ? hold(c, body) : book(c, body, reference);
    })
    .put('/itineraries', (c) => {
      const { reference_number: reference = '', status } = c.req.query();
      if (status !== 'RELEASE') return c.json({ message: 'status must be RELEASE.' }, 400);
      const releasedHold = holds.release(reference);
      if (releasedHold === undefined) return c.json(NO_SUCH_HOLD, 404);
      if (releasedHold.outcome === 'BOOKED') return c.json({ message: 'This itinerary is booked.' }, 409);
      if (releasedHold.outcome !== 'RELEASED') return c.json(HOLD_EXPIRED, 410);
      return c.json({ data: holdRecord(c, releasedHold) });
    });
}

/** The maximum number of holds of a session at the same time. */
const MAX_HOLDS = 5;
const TOO_MANY_HOLDS = `${MAX_HOLDS} itineraries are already held for this session: release one first.`;
const NO_SUCH_HOLD = { message: 'There is no hold with this reference_number.' };
const HOLD_EXPIRED = { message: 'This hold has expired.' };
const REFUSALS = {
  'no-unit': 'unit_id must be the id of a room of this resort.',
  'sold-out': 'This room has just been taken.',
  'too-small': 'This room is too small for your group.',
};
