import { FileText, Plus } from 'lucide-react';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Page } from '../../../kit/page.tsx';
import { useAsked } from '../../../kit/use-asked.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { AccountAsked } from '../frame/account-asked.tsx';
import { ForAgents } from '../frame/for-agents.tsx';
import { ProposalTable } from './proposal-table.tsx';
import { readProposals } from './proposal-wire.ts';

/** What the agency's agents have proposed. */
export function ProposalsScreen() {
  return <ForAgents feature="proposals">{() => <Proposals />}</ForAgents>;
}

function Proposals() {
  const say = useVoice();
  const asked = useAsked({ method: 'GET', path: '/api/reference/proposals' }, readProposals);
  return (
    <Page
      title={say('proposals.title')}
      lead={say('proposals.lead')}
      actions={
        <ButtonLink look="primary" to="/proposals/new">
          <Plus size={18} aria-hidden="true" />
          {say('proposals.new')}
        </ButtonLink>
      }
    >
      <AccountAsked asked={asked}>
        {(proposals) =>
          proposals.length === 0 ? (
            <EmptyState icon={FileText} heading={say('proposals.none')}>
              <p>{say('proposals.noneHint')}</p>
            </EmptyState>
          ) : (
            <ProposalTable proposals={proposals} />
          )
        }
      </AccountAsked>
    </Page>
  );
}
