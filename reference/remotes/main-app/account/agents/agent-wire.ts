import { type WireRecord, wireRecord } from '@livery/remote';
import { itemParser, parsePerson } from '../common/wire-readers.ts';

/** The roles that can be assigned to an agent. */
export const ROLES = ['agent', 'restricted', 'sales', 'admin'] as const;

export type RoleId = (typeof ROLES)[number];

/** Permissions by feature, with the platform's names of the features. */
export type Permissions = Readonly<Record<string, { readonly read: boolean; readonly write: boolean }>>;

/** The people of the agency, and the permissions of each role. */
export interface Staff {
  readonly agents: readonly Agent[];
  readonly roles: ReadonlyMap<RoleId, Permissions>;
}

/** Reads `GET /api/reference/agents`. */
export function parseStaff(response: unknown): Staff | undefined {
  const wire = wireRecord(response);
  if (!wire.hasList('data')) return undefined;
  return {
    agents: wire.records('data').flatMap((record) => parseAgentRecord(record) ?? []),
    roles: new Map(
      wire.records('roles').flatMap((record) => {
        const role = ROLES.find((knownRole) => knownRole === record.text('id'));
        return role === undefined ? [] : [[role, parsePermissions(record.record('permissions'))] as const];
      }),
    ),
  };
}

/** Reads the response to a change. */
export const parseAgent = itemParser(parseAgentRecord);

function parseAgentRecord(wire: WireRecord): Agent | undefined {
  const person = parsePerson(wire);
  if (person === undefined) return undefined;
  return {
    ...person,
    role: wire.text('role'),
    roleId: ROLES.find((knownRole) => knownRole === wire.text('roleId')) ?? null,
    isOwner: wire.text('roleId') === 'owner',
    restricted: !wire.isMissing('isRestricted') && !wire.isFalse('isRestricted'),
    invited: wire.text('status') === 'invited',
    bookings: wire.figure('bookings') ?? 0,
    permissions: parsePermissions(wire.record('permissions')),
    version: wire.figure('version') ?? 0,
    changedBy: wire.text('changedBy').trim(),
  };
}

function parsePermissions(wire: WireRecord): Permissions {
  return Object.fromEntries(
    wire.names().map((feature) => {
      const grantedRecord = wire.record(feature);
      return [feature, { read: grantedRecord.flag('read'), write: grantedRecord.flag('write') }];
    }),
  );
}

/** An agent of the agency, or an invited person; read from `GET /api/reference/agents`. */
export interface Agent {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The role's name on the platform. */
  readonly role: string;
  /** `null` for a role that can't be assigned, such as the owner's. */
  readonly roleId: RoleId | null;
  readonly isOwner: boolean;
  readonly restricted: boolean;
  readonly invited: boolean;
  readonly bookings: number;
  readonly permissions: Permissions;
  /** The version on which a change is based. */
  readonly version: number;
  /** The person who last changed role or permissions; the empty text if nobody has. */
  readonly changedBy: string;
}
