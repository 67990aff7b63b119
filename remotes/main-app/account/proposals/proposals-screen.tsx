import { FileText, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { AccountAsked } from '../frame/account-asked.tsx';
import { ForAgents } from '../frame/for-agents.tsx';
import { ProposalTable } from './proposal-table.tsx';
import { readProposals } from './proposal-wire.ts';

/** What the agency's agents have proposed. */
export function ProposalsScreen() {
  return <ForAgents feature="proposals">{() => <Proposals />}</ForAgents>;
}

function Proposals() {
  const { t } = useTranslation('account');
  const asked = useQuery({ method: 'GET', path: '/api/reference/proposals' }, readProposals);
  return (
    <Page
      title={t('proposals.title')}
      lead={t('proposals.lead')}
      actions={
        <ButtonLink look="primary" to="/proposals/new">
          <Plus size={18} aria-hidden="true" />
          {t('proposals.new')}
        </ButtonLink>
      }
    >
      <AccountAsked asked={asked}>
        {(proposals) =>
          proposals.length === 0 ? (
            <EmptyState icon={FileText} heading={t('proposals.none')}>
              <p>{t('proposals.noneHint')}</p>
            </EmptyState>
          ) : (
            <ProposalTable proposals={proposals} />
          )
        }
      </AccountAsked>
    </Page>
  );
}
