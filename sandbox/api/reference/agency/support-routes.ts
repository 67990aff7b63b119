import { Hono } from 'hono';
import { userIdOf } from '../../../world/agencies/people.ts';
import { bodyOf, isText } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { forPeople } from '../access.ts';
import { openKept } from '../memory-store.ts';

/** What somebody asked the agency's support. */
interface Ticket {
  readonly id: string;
  readonly at: string;
  readonly subject: string;
  readonly message: string;
  readonly status: 'open';
}

/** `/api/reference/support`: what one has asked; a POST asks. */
export function supportCalls(world: SandboxWorld): Hono {
  const tickets = openKept<{ readonly ticket: Ticket; readonly by: string }>();
  return new Hono()
    .get(
      '/api/reference/support',
      forPeople(world, ({ person }, c) =>
        c.json({
          data: tickets
            .list()
            .filter(({ by }) => by === userIdOf(person))
            .map(({ ticket }) => ticket),
        }),
      ),
    )
    .post(
      '/api/reference/support',
      forPeople(world, async ({ person }, c) => {
        const { subject, message } = (await bodyOf(c)) ?? {};
        if (!isText(subject)) return c.json({ message: 'subject must be text of at most 200 characters.' }, 400);
        if (!isText(message, 5000))
          return c.json({ message: 'message must be text of at most 5,000 characters.' }, 400);
        const id = `SUP-${world.desk.code('support', 6)}`;
        const ticket: Ticket = { id, at: world.now().toISOString(), subject: subject.trim(), message, status: 'open' };
        tickets.keep(id, { ticket, by: userIdOf(person) });
        return c.json({ data: ticket }, 201);
      }),
    );
}
