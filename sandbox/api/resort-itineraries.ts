import { Hono } from 'hono';
import { resortRooms } from '../world/resort-answers.ts';
import type { ResortHold } from '../world/resort-holds.ts';
import { holdStatus } from '../world/resort-holds.ts';
import { bodyOf } from './body-of.ts';
import type { SandboxWorld } from './sandbox-world.ts';

/**
 * Holds: `GET /properties/hold-check`, `PUT /itineraries` (specification §7), and outside the specification
 * `POST /itineraries`, which makes one, for a quarter of an hour.
 */
export function itineraryCalls({ seed, now, holds }: SandboxWorld): Hono {
  const told = (hold: ResortHold) => ({
    reference_number: hold.reference,
    property_id: hold.resortId,
    status: holdStatus(hold, now()),
    expires_at: new Date(hold.expiresAt).toISOString(),
  });
  return new Hono()
    .get('/properties/hold-check', (c) => {
      const reference = c.req.query('reference_number');
      // Without a reference it is about what this session holds, if anything.
      const hold = reference === undefined ? holds.latest(c.req.header('x-session-id') ?? '') : holds.find(reference);
      if (hold === undefined) return reference === undefined ? c.json({ data: null }) : c.json(UNKNOWN, 404);
      return c.json({ data: told(hold) });
    })
    .post('/itineraries', async (c) => {
      const { property_id: id } = (await bodyOf(c)) ?? {};
      if (typeof id !== 'string' || resortRooms(id, '', 'USD', seed) === null) {
        return c.json({ message: 'Send JSON such as {"property_id":…}, the id of a resort.' }, 400);
      }
      return c.json({ data: told(holds.hold(id, c.req.header('x-session-id') ?? '')) }, 201);
    })
    .put('/itineraries', (c) => {
      const { reference_number: reference = '', status } = c.req.query();
      if (status !== 'RELEASE') return c.json({ message: 'status must be RELEASE.' }, 400);
      const hold = holds.release(reference);
      if (hold === undefined) return c.json(UNKNOWN, 404);
      if (holdStatus(hold, now()) === 'EXPIRED') return c.json({ message: 'This hold has run out.' }, 410);
      return c.json({ data: told(hold) });
    });
}

const UNKNOWN = { message: 'There is no hold with this reference_number.' };
