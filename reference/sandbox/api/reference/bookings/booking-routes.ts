import { type Context, Hono } from 'hono';
import { searchContext } from '../../request/request-context.ts';
import { isEmailAddress, isNonBlankText, parseJsonBody } from '../../request/request-fields.ts';
import { withContentLanguage } from '../../request/request-language.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { canSeeBooking, forAccount, forAnyone, mayUse, NOT_GRANTED, type Requester } from '../access.ts';
import { bookingRequest } from './booking-request.ts';
import type { StoredBooking } from './booking-store.ts';
import { createAttemptLimit } from './limit-attempts.ts';
import { makeBooking } from './make-booking.ts';
import { isReference, plainReference } from './reference-spelling.ts';
import { refundAmount, withRefund } from './refund.ts';
import { translateBookings } from './translate-bookings.ts';

/** `/api/reference/bookings`: the bookings of the reference app, stored while the sandbox runs. */
export function bookingRoutes(world: SandboxWorld): Hono {
  const { bookings } = world.stores;
  const attempts = createAttemptLimit(world.now);
  const today = (c: Context) => searchContext(world, c).today;
  const translateBooking = translateBookings();
  /** In the form for the reader. */
  const answer = (c: Context, storedBooking: StoredBooking) =>
    withRefund(translateBooking(storedBooking, searchContext(world, c)), today(c));
  const ownBooking = (requester: Requester, referenceNumber: string): StoredBooking | undefined => {
    const storedBooking = bookings.find(referenceNumber);
    return storedBooking !== undefined && canSeeBooking(requester, storedBooking) ? storedBooking : undefined;
  };

  /** The booking with a reference number, for anybody who also knows its e-mail address. */
  const foundBy = ({ agency, session }: Requester, reference: string, email: string): FoundBooking => {
    const limits = [`${agency}/${session}`, `${agency}/${plainReference(reference)}`];
    if (limits.some((limit) => !attempts.isAllowed(limit))) return TOO_MANY_ATTEMPTS;
    const storedBooking = bookings
      .list(agency)
      .find(
        ({ booking }) => isReference(reference, booking.referenceNumber) && isSameAddress(booking.contact.email, email),
      );
    if (storedBooking !== undefined) return { stored: storedBooking };
    for (const limit of limits) attempts.note(limit);
    return BOOKING_NOT_FOUND;
  };

  return new Hono()
    .use('/api/reference/bookings/*', withContentLanguage)
    .get('/api/reference/bookings', forAccount(world, 'bookings', 'read'), (c) => {
      const { requester } = c.var;
      const ownBookings = bookings
        .list(requester.agency)
        .filter((storedBooking) => canSeeBooking(requester, storedBooking));
      return c.json({ data: ownBookings.map((storedBooking) => answer(c, storedBooking)) });
    })
    .post('/api/reference/bookings', forAnyone(world), async (c) => {
      const { requester } = c.var;
      if (requester.person === null && requester.session === '') return c.json(NO_SESSION, 400);
      const body = await parseJsonBody(c);
      const request = body === null ? 'Send a JSON object.' : bookingRequest(body);
      if (typeof request === 'string') return c.json({ message: request }, 400);
      const booking = makeBooking(world, requester, request, searchContext(world, c));
      if ('message' in booking) return c.json({ message: booking.message }, booking.status);
      return c.json({ data: answer(c, booking) }, booking.isRepeat ? 200 : 201);
    })
    .post('/api/reference/bookings/find', forAnyone(world), async (c) => {
      const { referenceNumber, email } = (await parseJsonBody(c)) ?? {};
      if (!isNonBlankText(referenceNumber, 40))
        return c.json({ message: 'referenceNumber must be that of a booking.' }, 400);
      if (!isEmailAddress(email)) return c.json({ message: 'email must be an e-mail address.' }, 400);
      const booking = foundBy(c.var.requester, referenceNumber, email);
      if ('message' in booking) return c.json({ message: booking.message }, booking.status);
      return c.json({ data: answer(c, booking.stored) });
    })
    .get('/api/reference/bookings/:referenceNumber', forAnyone(world), (c) => {
      const { requester } = c.var;
      const storedBooking = ownBooking(requester, c.req.param('referenceNumber'));
      // People can always see the confirmation of their own booking.
      const isOwn =
        storedBooking !== undefined && storedBooking.owner !== null && storedBooking.owner === requester.person?.id;
      if (!isOwn && !mayUse(requester, 'bookings', 'read'))
        return c.json({ message: NOT_GRANTED.message }, NOT_GRANTED.status);
      return storedBooking === undefined ? c.json(NO_SUCH_BOOKING, 404) : c.json({ data: answer(c, storedBooking) });
    })
    .post('/api/reference/bookings/:referenceNumber/cancel', forAnyone(world), async (c) => {
      const { requester } = c.var;
      const reference = c.req.param('referenceNumber');
      const { email } = (await parseJsonBody(c)) ?? {};
      const booking = isEmailAddress(email) ? foundBy(requester, reference, email) : undefined;
      if (booking !== undefined && 'message' in booking) return c.json({ message: booking.message }, booking.status);
      // A guest who proves with the e-mail address that it is theirs needs neither account nor permission.
      if (booking === undefined && !mayUse(requester, 'bookings', 'write'))
        return c.json({ message: NOT_GRANTED.message }, NOT_GRANTED.status);
      const storedBooking = booking?.stored ?? ownBooking(requester, reference);
      if (storedBooking === undefined) return c.json(NO_SUCH_BOOKING, 404);
      if (storedBooking.booking.status === 'cancelled')
        return c.json({ message: 'This booking has already been cancelled.' }, 409);
      if (storedBooking.booking.start <= today(c))
        return c.json({ message: 'This trip has begun and can no longer be cancelled.' }, 409);
      const refundedAmount = refundAmount(storedBooking.booking, today(c)) ?? {
        ...storedBooking.booking.price,
        amount: 0,
      };
      const cancelledAt = world.now().toISOString();
      const cancelledBooking = bookings.save({
        ...storedBooking,
        booking: { ...storedBooking.booking, status: 'cancelled', refunded: refundedAmount, cancelledAt },
      });
      world.holds.cancel(cancelledBooking.booking.referenceNumber);
      return c.json({ data: answer(c, cancelledBooking) });
    });
}

type FoundBooking = { readonly stored: StoredBooking } | { readonly status: 404 | 429; readonly message: string };

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.trim().toLowerCase();

const NO_SUCH_BOOKING = { message: 'You have no booking with this reference number.' };
/** The same response for a wrong number and a wrong address: neither reveals that a booking exists. */
const BOOKING_NOT_FOUND = {
  status: 404,
  message: 'No booking has this reference number and this e-mail address.',
} as const;
const TOO_MANY_ATTEMPTS = { status: 429, message: 'Too many attempts: try again in ten minutes.' } as const;
const NO_SESSION = { message: 'x-session-id must name the session, or x-access-token the person who books.' };
