import { Hono } from 'hono';
import { fullName, userIdOf } from '../../../world/agencies/people.ts';
import { isRecord } from '../../../world/query-fields.ts';
import { isEmailAddress, isNonBlankText, isTextOrBlank, parseJsonBody } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { forStaff } from '../access.ts';
import { isSoldBy } from '../bookings/booking.ts';
import {
  type Agent,
  applyRole,
  invitedAgent,
  type Permissions,
  ROLES,
  type RoleId,
  roleFields,
} from './staff-store.ts';

/**
 * `/api/reference/agents`: the agents of an agency, and the permissions of each role; a POST invites an agent, a POST
 * to one of them changes their role and permissions.
 */
export function agentRoutes({ accounts, ...world }: SandboxWorld): Hono {
  const { staff, bookings, code } = world.stores;
  const withBookings = (agency: string, agent: Agent) => {
    const bookedBookings = bookings.list(agency).filter(({ booking }) => isSoldBy(booking, agent.id));
    return { ...agent, bookings: bookedBookings.length };
  };
  const [readers, writers] = (['read', 'write'] as const).map((access) =>
    forStaff({ accounts, ...world }, 'agents', access),
  ) as [ReturnType<typeof forStaff>, ReturnType<typeof forStaff>];
  return new Hono()
    .get('/api/reference/agents', readers, (c) => {
      const { agency } = c.var.requester;
      const roles = ROLES.map((id) => ({ id, permissions: roleFields(id).permissions }));
      return c.json({ data: staff.list(agency).map((agent) => withBookings(agency, agent)), roles });
    })
    .post('/api/reference/agents', writers, async (c) => {
      const { agency } = c.var.requester;
      const { firstName, lastName = '', email, role = 'agent' } = (await parseJsonBody(c)) ?? {};
      if (!isNonBlankText(firstName, 200))
        return c.json({ message: 'firstName must be text of at most 200 characters.' }, 400);
      if (!isTextOrBlank(lastName)) return c.json({ message: 'lastName must be text of at most 200 characters.' }, 400);
      if (!isEmailAddress(email)) return c.json({ message: 'email must be an e-mail address.' }, 400);
      if (!isRole(role)) return c.json({ message: WRONG_ROLE }, 400);
      if (staff.list(agency).some((agent) => agent.email.toLowerCase() === email.trim().toLowerCase())) {
        return c.json({ message: 'email already belongs to an agent.' }, 409);
      }
      const person = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
      const agent = invitedAgent({ id: `${agency}-agent-${code('agent', 8)}`, ...person }, role);
      return c.json({ data: withBookings(agency, staff.save(agency, agent)) }, 201);
    })
    .post('/api/reference/agents/:id', writers, async (c) => {
      const { agency, person } = c.var.requester;
      const agent = staff.list(agency).find(({ id }) => id === c.req.param('id'));
      if (agent === undefined) return c.json({ message: 'There is no such agent.' }, 404);
      if (agent.roleId === 'owner') return c.json({ message: "The owner's permissions can't be changed." }, 403);
      if (agent.id === userIdOf(person)) return c.json({ message: "You can't change your own permissions." }, 403);
      const { role, permissions, version } = (await parseJsonBody(c)) ?? {};
      if (role !== undefined && !isRole(role)) return c.json({ message: WRONG_ROLE }, 400);
      const grantedPermissions = permissions === undefined ? {} : parsePermissions(permissions, agent.permissions);
      if (typeof grantedPermissions === 'string') return c.json({ message: grantedPermissions }, 400);
      if (version !== agent.version) {
        return c.json({ message: `${agent.changedBy ?? 'Somebody'} has changed this agent meanwhile.` }, 409);
      }
      // Another role sets its permissions; permissions that aren't named stay as they are.
      const base = role === undefined || role === agent.roleId ? agent : { ...agent, ...roleFields(role) };
      const changedAgent = {
        ...base,
        permissions: { ...base.permissions, ...grantedPermissions },
        version: agent.version + 1,
        changedBy: fullName(person),
      };
      applyRole(accounts, agency, changedAgent);
      return c.json({ data: withBookings(agency, staff.save(agency, changedAgent)) });
    });
}

const WRONG_ROLE = `role must be ${ROLES.join(', ')}.`;

const isRole = (value: unknown): value is RoleId => ROLES.some((role) => role === value);

/** The permissions in a body, or one sentence about an invalid one. Write includes read. */
function parsePermissions(value: unknown, knownPermissions: Permissions): Permissions | string {
  if (!isRecord(value)) return 'permissions must be an object of features.';
  for (const [feature, granted] of Object.entries(value)) {
    if (!Object.hasOwn(knownPermissions, feature)) return `${feature.slice(0, 60)} is no feature.`;
    if (!isRecord(granted) || typeof granted['read'] !== 'boolean' || typeof granted['write'] !== 'boolean') {
      return `${feature} must be { "read": true or false, "write": true or false }.`;
    }
    if (granted['write'] && !granted['read']) return `${feature} can't be written by those who can't read it.`;
  }
  return value as Permissions;
}
