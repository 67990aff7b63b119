import { agencyPeople, findRole, userIdOf } from '../../../world/agencies/people.ts';
import { isRecord } from '../../../world/query-fields.ts';
import type { Accounts } from '../../account/accounts.ts';
import { createOwnedStore } from '../memory-store.ts';

/** The permission for a feature. */
export interface Permission {
  readonly read: boolean;
  readonly write: boolean;
}

export type Permissions = Readonly<Record<string, Permission>>;

/** A person who works for an agency or is invited. */
export interface Agent {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The role's label. */
  readonly role: string;
  readonly roleId: string;
  readonly isRestricted: boolean;
  readonly status: 'active' | 'invited';
  readonly permissions: Permissions;
  /** Raised with each change. */
  readonly version: number;
  /** The person who last changed role or permissions. */
  readonly changedBy: string | null;
}

/** The roles that can be assigned to an agent. */
export const ROLES = ['agent', 'restricted', 'sales', 'admin'] as const;

export type RoleId = (typeof ROLES)[number];

export interface StaffStore {
  /** The demo people who work for the agency, and those who were accepted or invited, the newest last. */
  list(agency: string): readonly Agent[];
  save(agency: string, agent: Agent): Agent;
}

/** @param accepted the agents whom an agency had accepted before the start */
export function createStaffStore(accepted: (agency: string) => readonly Agent[] = () => []): StaffStore {
  const agentStore = createOwnedStore<Agent>();
  return {
    list(agency) {
      const initialAgents = [...activeAgents(agency), ...accepted(agency)];
      const knownAgents = initialAgents.map((agent) => agentStore.find(agency, agent.id) ?? agent);
      const ids = new Set(knownAgents.map(({ id }) => id));
      const invitedAgents = agentStore.list(agency).filter(({ id }) => !ids.has(id));
      return [...knownAgents, ...invitedAgents];
    },
    save: (agency, agent) => agentStore.save(agency, agent.id, agent),
  };
}

/** An invited agent with the permissions of their role. */
export function invitedAgent(person: Pick<Agent, 'id' | 'firstName' | 'lastName' | 'email'>, roleId: RoleId): Agent {
  return { ...person, ...roleFields(roleId), status: 'invited', version: 0, changedBy: null };
}

/** The fields of an agent that depend on the role. */
export function roleFields(roleId: RoleId): Pick<Agent, 'role' | 'roleId' | 'isRestricted' | 'permissions'> {
  const role = findRole(roleId);
  return {
    role: role?.label ?? roleId,
    roleId,
    isRestricted: roleId === 'restricted',
    permissions: parsePermissions(role?.profile),
  };
}

/** Applies new permissions to an agent who can sign in. */
export function applyRole(accounts: Accounts, agency: string, { id, role, roleId, permissions }: Agent): void {
  const person = agencyPeople(agency).find((one) => userIdOf(one) === id);
  if (person === undefined) return;
  const profile = { ...person.profile, ...withoutCredits(findRole(roleId)?.profile), permissions };
  accounts.setRole(person, { role, profile });
}

/** The profile of a role contains credits without a currency; a person keeps their own credits. */
function withoutCredits(profile: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  const { credits: _, ...otherFields } = profile;
  return otherFields;
}

function activeAgents(agency: string): Agent[] {
  return agencyPeople(agency)
    .filter(({ profile }) => profile['isTravelAgent'] === true)
    .map((person) => ({
      id: userIdOf(person),
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      role: person.role,
      roleId: person.id,
      isRestricted: person.profile['isRestrictedAgent'] === true,
      status: 'active',
      permissions: parsePermissions(person.profile),
      version: 0,
      changedBy: null,
    }));
}

function parsePermissions(profile: Readonly<Record<string, unknown>> | undefined): Permissions {
  const permissions = profile?.['permissions'];
  if (!isRecord(permissions)) return {};
  return Object.fromEntries(
    Object.entries(permissions).map(([feature, one]) => {
      const grantedRights = isRecord(one) ? one : {};
      return [feature, { read: grantedRights['read'] === true, write: grantedRights['write'] === true }];
    }),
  );
}
