import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { Form, SubmitButton } from '../../../kit/forms/form.tsx';
import { TextField } from '../../../kit/forms/text-field.tsx';
import { useMutationForm } from '../../../kit/forms/use-mutation-form.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { pathTo } from '../frame/path-to.ts';
import type { Proposal } from './proposal.ts';
import { proposalAddress } from './proposal-paths.ts';
import { readProposal } from './proposal-wire.ts';

interface Props {
  readonly proposal: Proposal;
  readonly answer: 'approved' | 'disapproved';
  readonly onAnswered: (proposal: Proposal) => void;
}

export function AnswerForm({ proposal, answer, onAnswered }: Props) {
  const { t } = useTranslation('account');
  const declines = answer === 'disapproved';
  const form = useMutationForm({
    values: { reason: '' },
    call: ({ reason }) => ({
      method: 'POST',
      path: `${pathTo('/api/reference/proposals', proposal.id)}/answer`,
      body: declines ? { answer, reason: reason.trim() } : { answer },
    }),
    done: (told) => onAnswered(readProposal(told) ?? { ...proposal, status: answer }),
  });
  return (
    <Page
      title={t(declines ? 'proposals.declineTitle' : 'proposals.approveTitle')}
      lead={<AuthoredText text={proposal.title} />}
      width="narrow"
    >
      <Form form={form}>
        {declines && (
          <TextField label={t('proposals.why')} multiline optional maxLength={1000} {...form.field('reason')} />
        )}
        {!declines && <p>{t('proposals.approveHint')}</p>}
        <SubmitButton form={form} whole>
          {t(declines ? 'proposals.decline' : 'proposals.approve')}
        </SubmitButton>
        <ButtonLink look="quiet" whole to={proposalAddress(proposal.id)}>
          {t('proposals.look')}
        </ButtonLink>
      </Form>
    </Page>
  );
}
