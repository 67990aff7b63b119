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
  const translated = translateBookings();
  /** In the form for the reader. */
  const answer = (c: Context, stored: StoredBooking) =>
    withRefund(translated(stored, searchContext(world, c)), today(c));
  const ownBooking = (requester: Requester, referenceNumber: string): StoredBooking | undefined => {
    const stored = bookings.find(referenceNumber);
    return stored !== undefined && canSeeBooking(requester, stored) ? stored : undefined;
  };

  /** The booking with a reference number, for anybody who also knows its e-mail address. */
  const foundBy = ({ agency, session }: Requester, reference: string, email: string): FoundBooking => {
    const limits = [`${agency}/${session}`, `${agency}/${plainReference(reference)}`];
    if (limits.some((limit) => !attempts.isAllowed(limit))) return TOO_MANY_ATTEMPTS;
    const stored = bookings
      .list(agency)
      .find(
        ({ booking }) => isReference(reference, booking.referenceNumber) && isSameAddress(booking.contact.email, email),
      );
    if (stored !== undefined) return { stored };
    for (const limit of limits) attempts.note(limit);
    return BOOKING_NOT_FOUND;
  };

  return new Hono()
    .use('/api/reference/bookings/*', withContentLanguage)
    .get('/api/reference/bookings', forAccount(world, 'bookings', 'read'), (c) => {
      const { requester } = c.var;
      const own = bookings.list(requester.agency).filter((stored) => canSeeBooking(requester, stored));
      return c.json({ data: own.map((stored) => answer(c, stored)) });
    })
    .post('/api/reference/bookings', forAnyone(world), async (c) => {
      const { requester } = c.var;
      if (requester.person === null && requester.session === '') return c.json(NO_SESSION, 400);
      const body = await parseJsonBody(c);
      const request = body === null ? 'Send a JSON object.' : bookingRequest(body);
      if (typeof request === 'string') return c.json({ message: request }, 400);
      const made = makeBooking(world, requester, request, searchContext(world, c));
      if ('message' in made) return c.json({ message: made.message }, made.status);
      return c.json({ data: answer(c, made) }, made.isRepeat ? 200 : 201);
    })
    .post('/api/reference/bookings/find', forAnyone(world), async (c) => {
      const { referenceNumber, email } = (await parseJsonBody(c)) ?? {};
      if (!isNonBlankText(referenceNumber, 40))
        return c.json({ message: 'referenceNumber must be that of a booking.' }, 400);
      if (!isEmailAddress(email)) return c.json({ message: 'email must be an e-mail address.' }, 400);
      const found = foundBy(c.var.requester, referenceNumber, email);
      if ('message' in found) return c.json({ message: found.message }, found.status);
      return c.json({ data: answer(c, found.stored) });
    })
    .get('/api/reference/bookings/:referenceNumber', forAnyone(world), (c) => {
      const { requester } = c.var;
      const stored = ownBooking(requester, c.req.param('referenceNumber'));
      // People can always see the confirmation of their own booking.
      const isOwn = stored !== undefined && stored.owner !== null && stored.owner === requester.person?.id;
      if (!isOwn && !mayUse(requester, 'bookings', 'read'))
        return c.json({ message: NOT_GRANTED.message }, NOT_GRANTED.status);
      return stored === undefined ? c.json(NO_SUCH_BOOKING, 404) : c.json({ data: answer(c, stored) });
    })
    .post('/api/reference/bookings/:referenceNumber/cancel', forAnyone(world), async (c) => {
      const { requester } = c.var;
      const reference = c.req.param('referenceNumber');
      const { email } = (await parseJsonBody(c)) ?? {};
      const found = isEmailAddress(email) ? foundBy(requester, reference, email) : undefined;
      if (found !== undefined && 'message' in found) return c.json({ message: found.message }, found.status);
      // A guest who proves with the e-mail address that it is theirs needs neither account nor permission.
      if (found === undefined && !mayUse(requester, 'bookings', 'write'))
        return c.json({ message: NOT_GRANTED.message }, NOT_GRANTED.status);
      const stored = found?.stored ?? ownBooking(requester, reference);
      if (stored === undefined) return c.json(NO_SUCH_BOOKING, 404);
      if (stored.booking.status === 'cancelled')
        return c.json({ message: 'This booking has already been cancelled.' }, 409);
      if (stored.booking.start <= today(c))
        return c.json({ message: 'This trip has begun and can no longer be cancelled.' }, 409);
      const refunded = refundAmount(stored.booking, today(c)) ?? { ...stored.booking.price, amount: 0 };
      const cancelledAt = world.now().toISOString();
      const cancelled = bookings.save({
        ...stored,
        booking: { ...stored.booking, status: 'cancelled', refunded, cancelledAt },
      });
      world.holds.cancel(cancelled.booking.referenceNumber);
      return c.json({ data: answer(c, cancelled) });
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
