import { Hono } from 'hono';
import { peopleOf, userIdOf } from '../../../world/agencies/people.ts';
import { bodyOf, isAddress, isText } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { forStaff } from '../access.ts';
import { createOwnedStore } from '../memory-store.ts';

/** A person who works for an agency, or is invited to. */
interface Agent {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: string;
  readonly isRestricted: boolean;
  readonly status: 'active' | 'invited';
}

const ROLES: ReadonlyMap<unknown, string> = new Map([
  ['agent', 'Travel agent'],
  ['restricted', 'Restricted agent'],
  ['sales', 'Sales agent'],
  ['admin', 'Administrator'],
]);

/** `/api/reference/agents`: the agents of an agency; a POST invites one. */
export function agentRoutes(world: SandboxWorld): Hono {
  const invited = createOwnedStore<Agent>();
  const agents = (agency: string): Agent[] => [...activeAgents(agency), ...invited.list(agency)];
  return new Hono()
    .get('/api/reference/agents', forStaff(world, 'agents', 'read'), (c) => {
      const { agency } = c.var.requester;
      const bookings = world.stores.bookings.list(agency);
      const booked = ({ id }: Agent): number => bookings.filter(({ booking }) => booking.bookedBy.id === id).length;
      return c.json({ data: agents(agency).map((agent) => ({ ...agent, bookings: booked(agent) })) });
    })
    .post('/api/reference/agents', forStaff(world, 'agents', 'write'), async (c) => {
      const { agency } = c.var.requester;
      const { firstName, lastName, email, role = 'agent' } = (await bodyOf(c)) ?? {};
      const label = ROLES.get(role);
      if (!isText(firstName, 100)) return c.json({ message: 'firstName must be text of at most 100 characters.' }, 400);
      if (!isText(lastName, 100)) return c.json({ message: 'lastName must be text of at most 100 characters.' }, 400);
      if (!isAddress(email)) return c.json({ message: 'email must be an e-mail address.' }, 400);
      if (label === undefined) return c.json({ message: 'role must be agent, restricted, sales or admin.' }, 400);
      if (agents(agency).some((agent) => agent.email.toLowerCase() === email.trim().toLowerCase())) {
        return c.json({ message: 'email already belongs to an agent.' }, 409);
      }
      const agent: Agent = {
        id: `${agency}-agent-${world.stores.code('agent', 8)}`,
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        email: email.trim(),
        role: label,
        isRestricted: role === 'restricted',
        status: 'invited',
      };
      return c.json({ data: { ...invited.save(agency, agent.id, agent), bookings: 0 } }, 201);
    });
}

function activeAgents(agency: string): Agent[] {
  return peopleOf(agency)
    .filter(({ profile }) => profile['isTravelAgent'] === true)
    .map((person) => ({
      id: userIdOf(person),
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      role: person.role,
      isRestricted: person.profile['isRestrictedAgent'] === true,
      status: 'active',
    }));
}
