import type { WireRecord } from '../../../kit/data/wire-record.ts';
import { personIn } from '../frame/person-in.ts';
import { readList } from '../frame/read-list.ts';
import type { Agent } from './agent.ts';

/** Reads `GET /api/reference/agents`. */
export const readAgents = readList(agentOf);

function agentOf(wire: WireRecord): Agent | undefined {
  const person = personIn(wire);
  if (person === undefined) return undefined;
  return {
    ...person,
    role: wire.text('role'),
    restricted: !wire.lacks('isRestricted') && !wire.denies('isRestricted'),
    invited: wire.text('status') === 'invited',
    bookings: wire.figure('bookings') ?? 0,
  };
}
