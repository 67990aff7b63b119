import type { WireRecord } from '../../../kit/wire-record.ts';
import { readList } from '../frame/read-list.ts';
import type { Agent } from './agent.ts';

/** Reads `GET /api/reference/agents`. */
export const readAgents = readList(agentOf);

function agentOf(wire: WireRecord): Agent | undefined {
  const id = wire.text('id');
  const email = wire.text('email').trim();
  const name = `${wire.text('firstName')} ${wire.text('lastName')}`.trim() || email;
  if (id === '' || name === '') return undefined;
  return {
    id,
    name,
    email,
    role: wire.text('role'),
    restricted: !wire.lacks('isRestricted') && !wire.denies('isRestricted'),
    invited: wire.text('status') === 'invited',
    bookings: wire.figure('bookings') ?? 0,
  };
}
