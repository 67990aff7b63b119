import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/buttons/button.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { AccountQueryResult } from '../common/account-query-result.tsx';
import { ForAgents } from '../common/for-agents.tsx';
import { PagedTable } from '../common/paged-table.tsx';
import { mayWrite } from '../common/permissions.ts';
import { readAgents } from './agent-wire.ts';
import { InviteAgent } from './invite-agent.tsx';
import { useAgentColumns } from './use-agent-columns.tsx';

/** Who works for the agency. */
export function AgentsScreen() {
  return <ForAgents feature="agents">{(profile) => <Agents mayInvite={mayWrite(profile, 'agents')} />}</ForAgents>;
}

function Agents({ mayInvite }: { readonly mayInvite: boolean }) {
  const { t } = useTranslation('account');
  const columns = useAgentColumns();
  const [inviting, setInviting] = useState(false);
  const query = useQuery({ method: 'GET', path: '/api/reference/agents' }, readAgents);
  return (
    <Page
      title={t('agents.title')}
      lead={t('agents.lead')}
      actions={
        mayInvite && (
          <Button look="primary" onClick={() => setInviting(true)}>
            <UserPlus size={18} aria-hidden="true" />
            {t('agents.invite')}
          </Button>
        )
      }
    >
      <AccountQueryResult query={query}>
        {(agents) => <PagedTable caption={t('agents.title')} rows={agents} rowKey={({ id }) => id} columns={columns} />}
      </AccountQueryResult>
      {inviting && <InviteAgent onClose={() => setInviting(false)} onInvited={query.retry} />}
    </Page>
  );
}
