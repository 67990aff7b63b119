import { Hono } from 'hono';
import { type Application, applicationsOf } from '../../../world/office/applications.ts';
import { searchContext } from '../../request/request-context.ts';
import { bodyOf } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { forStaff } from '../access.ts';
import { createMemoryStore } from '../memory-store.ts';

/**
 * `GET /api/reference/searches`: what the agency's people searched; `GET /api/reference/applications`: who would work
 * for it; each application is accepted or declined once, by people who may change applications.
 */
export function applicationRoutes(world: SandboxWorld): Hono {
  const decisions = createMemoryStore<Exclude<Application['status'], 'new'>>();
  const applications = (agency: string, today: string): Application[] =>
    applicationsOf(agency, world.seed, today).map((one) => ({ ...one, status: decisions.find(one.id) ?? one.status }));
  return new Hono()
    .get('/api/reference/searches', forStaff(world, 'searches', 'read'), (c) =>
      c.json({ data: world.stores.searches.list(c.var.requester.agency) }),
    )
    .get('/api/reference/applications', forStaff(world, 'applications', 'read'), (c) =>
      c.json({ data: applications(c.var.requester.agency, searchContext(world, c).today) }),
    )
    .post('/api/reference/applications/:id/answer', forStaff(world, 'applications', 'write'), async (c) => {
      const { answer } = (await bodyOf(c)) ?? {};
      const all = applications(c.var.requester.agency, searchContext(world, c).today);
      const found = all.find(({ id }) => id === c.req.param('id'));
      if (found === undefined) return c.json({ message: 'There is no such application.' }, 404);
      if (answer !== 'accepted' && answer !== 'declined') {
        return c.json({ message: 'answer must be accepted or declined.' }, 400);
      }
      if (found.status !== 'new') return c.json({ message: 'This application has already been answered.' }, 409);
      return c.json({ data: { ...found, status: decisions.save(found.id, answer) } });
    });
}
