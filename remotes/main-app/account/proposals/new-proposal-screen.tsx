import { useTranslation } from 'react-i18next';
import { Page } from '../../../kit/layout/page.tsx';
import { Breadcrumbs } from '../../../kit/navigation/breadcrumbs.tsx';
import { ForAgents } from '../common/for-agents.tsx';
import { ProposalForm } from './proposal-form.tsx';

/** Where an agent puts a proposal together. */
export function NewProposalScreen() {
  const { t } = useTranslation('account');
  const title = t('proposals.new');
  return (
    <ForAgents feature="proposals">
      {() => (
        <Page
          title={title}
          lead={t('proposals.newLead')}
          width="reading"
          above={<Breadcrumbs trail={[{ to: '/proposals', label: t('proposals.title') }, { label: title }]} />}
        >
          <ProposalForm />
        </Page>
      )}
    </ForAgents>
  );
}
