import { Hono } from 'hono';
import { fullName } from '../../../world/agencies/people.ts';
import { type Application, agencyApplications } from '../../../world/office/applications.ts';
import { searchContext } from '../../request/request-context.ts';
import { parseJsonBody } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { forStaff } from '../access.ts';
import { createMemoryStore } from '../memory-store.ts';
import { applicantAgent, applicantAgentId } from './applicant-agent.ts';

/** The answer to an application since the start; accepted applicants are then in the list of agents. */
interface Decision {
  readonly status: Exclude<Application['status'], 'new'>;
  readonly answeredBy: string;
  readonly agentId: string | null;
}

/**
 * `GET /api/reference/searches`: searches by the agency's people; `GET /api/reference/applications`: people who apply
 * to work for it; each application is accepted or declined once, by people who may change applications.
 */
export function applicationRoutes(world: SandboxWorld): Hono {
  const { searches, staff } = world.stores;
  const decisions = createMemoryStore<Decision>();
  const applications = (agency: string, today: string) =>
    agencyApplications(agency, world.seed, today).map((application) => ({
      ...application,
      answeredBy: null,
      agentId: application.status === 'accepted' ? applicantAgentId(application.id) : null,
      ...decisions.find(application.id),
    }));
  return new Hono()
    .get('/api/reference/searches', forStaff(world, 'searches', 'read'), (c) =>
      c.json({ data: searches.list(c.var.requester.agency) }),
    )
    .get('/api/reference/applications', forStaff(world, 'applications', 'read'), (c) =>
      c.json({ data: applications(c.var.requester.agency, searchContext(world, c).today) }),
    )
    .post('/api/reference/applications/:id/answer', forStaff(world, 'applications', 'write'), async (c) => {
      const { agency, person } = c.var.requester;
      const { answer } = (await parseJsonBody(c)) ?? {};
      const application = applications(agency, searchContext(world, c).today).find(
        ({ id }) => id === c.req.param('id'),
      );
      if (application === undefined) return c.json({ message: 'There is no such application.' }, 404);
      if (answer !== 'accepted' && answer !== 'declined') {
        return c.json({ message: 'answer must be accepted or declined.' }, 400);
      }
      if (application.status !== 'new') return c.json({ message: 'This application has already been answered.' }, 409);
      const agentId = answer === 'accepted' ? applicantAgentId(application.id) : null;
      if (agentId !== null) staff.save(agency, applicantAgent(application));
      return c.json({
        data: {
          ...application,
          ...decisions.save(application.id, { status: answer, answeredBy: fullName(person), agentId }),
        },
      });
    });
}
