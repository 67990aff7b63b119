import type { WireRecord } from '@livery/remote';
import { readList, readPerson } from '../common/wire-readers.ts';

/** Reads `GET /api/reference/agents`. */
export const readAgents = readList(agentOf);

function agentOf(wire: WireRecord): Agent | undefined {
  const person = readPerson(wire);
  if (person === undefined) return undefined;
  return {
    ...person,
    role: wire.text('role'),
    restricted: !wire.isMissing('isRestricted') && !wire.isFalse('isRestricted'),
    invited: wire.text('status') === 'invited',
    bookings: wire.figure('bookings') ?? 0,
  };
}

/** An agent of the agency, or a person invited; read from `GET /api/reference/agents`. */
export interface Agent {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The role's name on the platform. */
  readonly role: string;
  readonly restricted: boolean;
  readonly invited: boolean;
  readonly bookings: number;
}
