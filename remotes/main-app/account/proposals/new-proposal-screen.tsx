import { Breadcrumbs } from '../../../kit/breadcrumbs.tsx';
import { Page } from '../../../kit/page.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import { ForAgents } from '../frame/for-agents.tsx';
import { ProposalForm } from './proposal-form.tsx';

/** Where an agent puts a proposal together. */
export function NewProposalScreen() {
  const say = useVoice();
  const title = say('proposals.new');
  return (
    <ForAgents feature="proposals">
      {() => (
        <Page
          title={title}
          lead={say('proposals.newLead')}
          width="reading"
          above={<Breadcrumbs trail={[{ to: '/proposals', label: say('proposals.title') }, { label: title }]} />}
        >
          <ProposalForm />
        </Page>
      )}
    </ForAgents>
  );
}
