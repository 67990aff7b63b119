import { Hono } from 'hono';
import { searchContext } from '../../request/request-context.ts';
import { bodyOf } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { canSeeBooking, forAnyone, isGranted, type Requester } from '../access.ts';
import { bookingRequest } from './booking-request.ts';
import type { StoredBooking } from './booking-store.ts';
import { makeBooking } from './make-booking.ts';

/** `/api/reference/bookings`: the bookings of the reference app, stored for as long as the sandbox runs. */
export function bookingRoutes(world: SandboxWorld): Hono {
  const { bookings } = world.stores;
  const ownBooking = (requester: Requester, referenceNumber: string): StoredBooking | undefined => {
    const stored = bookings.find(referenceNumber);
    return stored !== undefined && canSeeBooking(requester, stored) ? stored : undefined;
  };
  return new Hono()
    .get('/api/reference/bookings', forAnyone(world), (c) => {
      const { requester } = c.var;
      const own = bookings.list(requester.agency).filter((stored) => canSeeBooking(requester, stored));
      return c.json({ data: own.map(({ booking }) => booking) });
    })
    .post('/api/reference/bookings', forAnyone(world), async (c) => {
      const { requester } = c.var;
      if (requester.person === null && requester.session === '') return c.json(NO_SESSION, 400);
      const body = await bodyOf(c);
      const request = body === null ? 'Send a JSON object.' : bookingRequest(body);
      if (typeof request === 'string') return c.json({ message: request }, 400);
      const made = makeBooking(world, requester, request, searchContext(world, c));
      if ('message' in made) return c.json({ message: made.message }, made.status);
      return c.json({ data: made.booking }, made.isRepeat ? 200 : 201);
    })
    .get('/api/reference/bookings/:referenceNumber', forAnyone(world), (c) => {
      const stored = ownBooking(c.var.requester, c.req.param('referenceNumber'));
      return stored === undefined ? c.json(UNKNOWN, 404) : c.json({ data: stored.booking });
    })
    .post('/api/reference/bookings/:referenceNumber/cancel', forAnyone(world), (c) => {
      const stored = ownBooking(c.var.requester, c.req.param('referenceNumber'));
      if (stored === undefined) return c.json(UNKNOWN, 404);
      const { person } = c.var.requester;
      if (person !== null && stored.owner !== person.id && !isGranted(person, 'bookings', 'write'))
        return c.json(NOT_YOURS, 403);
      if (stored.booking.status === 'cancelled')
        return c.json({ message: 'This booking has already been cancelled.' }, 409);
      if (stored.booking.start <= searchContext(world, c).today)
        return c.json({ message: 'This trip has begun and can no longer be cancelled.' }, 409);
      const { booking } = bookings.save({ ...stored, booking: { ...stored.booking, status: 'cancelled' } });
      world.holds.cancel(booking.referenceNumber);
      return c.json({ data: booking });
    });
}

const UNKNOWN = { message: 'You have no booking with this reference number.' };
const NOT_YOURS = { message: 'You have permission to see this booking, but not to change it.' };
const NO_SESSION = { message: 'x-session-id must name the session, or x-access-token the person who books.' };
