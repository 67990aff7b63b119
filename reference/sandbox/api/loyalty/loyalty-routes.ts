import { Hono } from 'hono';
import { userIdOf } from '../../world/agencies/people.ts';
import { forAnyone, type Requester } from '../reference/access.ts';
import { createMemoryStore, createOwnedStore } from '../reference/memory-store.ts';
import { isNonBlankText, parseJsonBody } from '../request/request-fields.ts';
import type { SandboxWorld } from '../sandbox-world.ts';

/** A claim of points for a booking that was made elsewhere. */
interface PointsClaim {
  readonly id: string;
  readonly booking: string;
  /** The name of the receipt's file. */
  readonly receipt: string;
}

/** Points that everybody has from the start. */
const WELCOME_POINTS = 1200;
const RECEIPT_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'application/pdf']);

/**
 * `/api/loyalty`: points, claims and the e-mail setting, by person, or by session for visitors. These are the calls of
 * `examples/loyalty`. Bookings are credited overnight, so recent ones aren't included in the points.
 */
export function loyaltyRoutes(world: SandboxWorld): Hono {
  const claims = createOwnedStore<PointsClaim | null>();
  const emails = createMemoryStore<boolean>();
  const listClaims = (owner: string) => claims.list(owner).filter((claim) => claim !== null);
  const account = (owner: string) => ({
    data: { points: WELCOME_POINTS, credited: [], emails: emails.find(owner) ?? false, claims: listClaims(owner) },
  });

  return new Hono()
    .get('/api/loyalty', forAnyone(world), (c) => c.json(account(pointsOwner(c.var.requester))))
    .patch('/api/loyalty', forAnyone(world), async (c) => {
      const wantedEmails = (await parseJsonBody(c))?.['emails'];
      if (typeof wantedEmails !== 'boolean') return c.json({ message: 'emails must be true or false.' }, 400);
      const owner = pointsOwner(c.var.requester);
      emails.save(owner, wantedEmails);
      return c.json(account(owner));
    })
    .post('/api/loyalty/claims', forAnyone(world), async (c) => {
      const form = await c.req.formData().catch(() => null);
      const [booking, receipt] = [form?.get('booking'), form?.get('receipt')];
      if (!isNonBlankText(booking, 20))
        return c.json({ message: 'booking must be text of at most 20 characters.' }, 400);
      if (typeof receipt !== 'object' || receipt === null) return c.json({ message: 'receipt must be a file.' }, 400);
      if (!RECEIPT_TYPES.has(receipt.type))
        return c.json({ message: 'The receipt must be a PNG, a JPEG or a PDF.' }, 415);
      const owner = pointsOwner(c.var.requester);
      const id = `CLM-${world.stores.code('claim', 6)}`;
      claims.save(owner, id, { id, booking: booking.trim(), receipt: receipt.name });
      return c.json(account(owner), 201);
    })
    .delete('/api/loyalty/claims', forAnyone(world), (c) => {
      const owner = pointsOwner(c.var.requester);
      const id = c.req.query('id') ?? '';
      if (!claims.find(owner, id)) return c.json({ message: 'There is no such claim.' }, 404);
      claims.save(owner, id, null);
      return c.json(account(owner));
    });
}

function pointsOwner({ agency, session, person }: Requester): string {
  return person === null ? `${agency}/${session}` : userIdOf(person);
}
