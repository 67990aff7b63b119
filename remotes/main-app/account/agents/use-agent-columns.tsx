import { RouteLink } from '../../../kit/route-link.tsx';
import type { Column } from '../../../kit/table.tsx';
import { useFormat } from '../../../kit/use-format.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { pathTo } from '../frame/path-to.ts';
import type { Agent } from './agent.ts';
import { AgentStatus } from './agent-status.tsx';

/** Who works for the agency, as a table. */
export function useAgentColumns(): readonly Column<Agent>[] {
  const say = useVoice();
  const { number } = useFormat();
  return [
    {
      label: say('person.name'),
      cell: ({ id, name }) => (
        <RouteLink to={pathTo('/users/agents/view', id)}>
          <bdi>{name}</bdi>
        </RouteLink>
      ),
    },
    { label: say('agents.role'), cell: ({ role }) => <bdi>{role}</bdi> },
    { label: say('person.email'), cell: ({ email }) => <bdi>{email}</bdi> },
    { label: say('list.status'), cell: (agent) => <AgentStatus agent={agent} /> },
    { label: say('bookings.title'), end: true, cell: ({ bookings }) => number(bookings) },
  ];
}
