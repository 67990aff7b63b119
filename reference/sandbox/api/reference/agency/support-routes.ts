import { Hono } from 'hono';
import { userIdOf } from '../../../world/agencies/people.ts';
import { isNonBlankText, parseJsonBody } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { forOwnData } from '../access.ts';
import { createOwnedStore } from '../memory-store.ts';

/** A question to the agency's support. */
interface Ticket {
  readonly id: string;
  readonly at: string;
  readonly subject: string;
  readonly message: string;
  readonly status: 'open';
}

/** `/api/reference/support`: lists the user's own questions; a POST adds one. */
export function supportRoutes(world: SandboxWorld): Hono {
  const tickets = createOwnedStore<Ticket>();
  return new Hono()
    .get('/api/reference/support', forOwnData(world, 'support', 'read'), (c) =>
      c.json({ data: tickets.list(userIdOf(c.var.requester.person)) }),
    )
    .post('/api/reference/support', forOwnData(world, 'support', 'write'), async (c) => {
      const { subject, message } = (await parseJsonBody(c)) ?? {};
      if (!isNonBlankText(subject)) return c.json({ message: 'subject must be text of at most 200 characters.' }, 400);
      if (!isNonBlankText(message, 5000))
        return c.json({ message: 'message must be text of at most 5,000 characters.' }, 400);
      const id = `SUP-${world.stores.code('support', 6)}`;
      const ticket: Ticket = { id, at: world.now().toISOString(), subject: subject.trim(), message, status: 'open' };
      return c.json({ data: tickets.save(userIdOf(c.var.requester.person), id, ticket) }, 201);
    });
}
