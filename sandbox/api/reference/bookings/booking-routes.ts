import type { Context } from 'hono';
import { Hono } from 'hono';
import { askedOf } from '../../request/request-context.ts';
import { bodyOf } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { type Asker, forEverybody, isGranted, maySee } from '../access.ts';
import { bookingRequest } from './booking-request.ts';
import type { KeptBooking } from './booking-store.ts';
import { makeBooking } from './make-booking.ts';

/** `/api/reference/bookings`: what the reference app's visitors book, kept for as long as the sandbox runs. */
export function bookingCalls(world: SandboxWorld): Hono {
  const { bookings } = world.desk;
  const mine = (asker: Asker, c: Context): KeptBooking | undefined => {
    const kept = bookings.find(c.req.param('referenceNumber') ?? '');
    return kept !== undefined && maySee(asker, kept) ? kept : undefined;
  };
  return new Hono()
    .get(
      '/api/reference/bookings',
      forEverybody(world, (asker, c) =>
        c.json({
          data: bookings
            .list(asker.agency)
            .filter((kept) => maySee(asker, kept))
            .map(({ booking }) => booking),
        }),
      ),
    )
    .post(
      '/api/reference/bookings',
      forEverybody(world, async (asker, c) => {
        if (asker.person === null && asker.session === '') return c.json(NO_VISIT, 400);
        const body = await bodyOf(c);
        const request = body === null ? 'Send a JSON object.' : bookingRequest(body);
        if (typeof request === 'string') return c.json({ message: request }, 400);
        const made = makeBooking(world, asker, request, askedOf(world, c));
        if ('message' in made) return c.json({ message: made.message }, made.status);
        return c.json({ data: made.booking }, made.again ? 200 : 201);
      }),
    )
    .get(
      '/api/reference/bookings/:referenceNumber',
      forEverybody(world, (asker, c) => {
        const kept = mine(asker, c);
        return kept === undefined ? c.json(UNKNOWN, 404) : c.json({ data: kept.booking });
      }),
    )
    .post(
      '/api/reference/bookings/:referenceNumber/cancel',
      forEverybody(world, (asker, c) => {
        const kept = mine(asker, c);
        if (kept === undefined) return c.json(UNKNOWN, 404);
        const { person } = asker;
        if (person !== null && kept.owner !== person.id && !isGranted(person, 'bookings', 'write'))
          return c.json(NOT_YOURS, 403);
        if (kept.booking.status === 'cancelled')
          return c.json({ message: 'This booking has already been cancelled.' }, 409);
        if (kept.booking.start <= askedOf(world, c).today)
          return c.json({ message: 'This trip has begun and can no longer be cancelled.' }, 409);
        const { booking } = bookings.keep({ ...kept, booking: { ...kept.booking, status: 'cancelled' } });
        world.holds.cancel(booking.referenceNumber);
        return c.json({ data: booking });
      }),
    );
}

const UNKNOWN = { message: 'You have no booking with this reference number.' };
const NOT_YOURS = { message: 'You have permission to see this booking, but not to change it.' };
const NO_VISIT = { message: 'x-session-id must name the visit, or x-access-token whoever books.' };
