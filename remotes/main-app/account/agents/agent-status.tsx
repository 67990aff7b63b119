import { useTranslation } from 'react-i18next';
import { Badge } from '../../../kit/layout/badge.tsx';
import type { Agent } from './agent.ts';

export function AgentStatus({ agent }: { readonly agent: Pick<Agent, 'invited'> }) {
  const { t } = useTranslation('account');
  return (
    <Badge tone={agent.invited ? 'warning' : 'success'}>{t(agent.invited ? 'agents.invited' : 'agents.active')}</Badge>
  );
}
