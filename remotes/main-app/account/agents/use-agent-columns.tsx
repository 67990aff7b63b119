import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Badge } from '../../../kit/layout/badge.tsx';
import type { Column } from '../../../kit/layout/table.tsx';
import { RouteLink } from '../../../kit/navigation/route-link.tsx';
import { pathTo } from '../common/paths.ts';
import type { Agent } from './agent-wire.ts';

/** Who works for the agency, as a table. */
export function useAgentColumns(): readonly Column<Agent>[] {
  const { t } = useTranslation('account');
  const { number } = useFormat();
  return [
    {
      label: t('person.name'),
      cell: ({ id, name }) => (
        <RouteLink to={pathTo('/users/agents/view', id)}>
          <bdi>{name}</bdi>
        </RouteLink>
      ),
    },
    { label: t('agents.role'), cell: ({ role }) => <bdi>{role}</bdi> },
    { label: t('person.email'), cell: ({ email }) => <bdi>{email}</bdi> },
    { label: t('list.status'), cell: (agent) => <AgentStatus agent={agent} /> },
    { label: t('bookings.title'), end: true, cell: ({ bookings }) => number(bookings) },
  ];
}

export function AgentStatus({ agent }: { readonly agent: Pick<Agent, 'invited'> }) {
  const { t } = useTranslation('account');
  return (
    <Badge tone={agent.invited ? 'warning' : 'success'}>{t(agent.invited ? 'agents.invited' : 'agents.active')}</Badge>
  );
}
