import { CircleCheckBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { Form, SubmitButton } from '../../../kit/forms/form.tsx';
import { TextField } from '../../../kit/forms/text-field.tsx';
import { useMutationForm } from '../../../kit/forms/use-mutation-form.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { FailedState } from '../../../kit/states/failed-state.tsx';
import { NotFoundState } from '../../../kit/states/not-found-state.tsx';
import { Skeleton } from '../../../kit/states/skeleton.tsx';
import { isClientError } from '../common/failures.ts';
import { TitledState } from '../common/page-states.tsx';
import { pathTo } from '../common/paths.ts';
import { proposalAddress } from './proposal-paths.ts';
import { type Proposal, readProposal } from './proposal-wire.ts';

/**
 * Where a proposal is accepted or declined, without a log-in: by a button, since
 * what reads e-mail opens every link in it.
 */
export function AnswerScreen({ answer }: { readonly answer: 'approved' | 'disapproved' }) {
  const { t } = useTranslation('account');
  const { read } = useAddressQuery();
  const id = read('proposalId') || read('id');
  const path = pathTo('/api/reference/proposals', id);
  const { state, retry, put } = useQuery(id === '' ? null : { method: 'GET', path }, readProposal);
  if (id === '' || (state.kind === 'failed' && isClientError(state.failure))) {
    return <NotFoundState heading={t('proposals.missing')} />;
  }
  switch (state.kind) {
    case 'loading':
      return (
        <Page title={t('proposals.one')} width="narrow">
          <Skeleton />
        </Page>
      );
    case 'failed':
      return <FailedState level={1} failure={state.failure} onRetry={retry} />;
    case 'ready':
      return state.value.status === 'open' ? (
        <AnswerForm proposal={state.value} answer={answer} onAnswered={put} />
      ) : (
        <Answered proposal={state.value} />
      );
  }
}

/** The answer to a proposal, given now or before. */
function Answered({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useTranslation('account');
  const heading = t(proposal.status === 'approved' ? 'proposals.isApproved' : 'proposals.isDeclined');
  return (
    <TitledState
      icon={CircleCheckBig}
      heading={heading}
      actions={<ButtonLink to={proposalAddress(proposal.id)}>{t('proposals.look')}</ButtonLink>}
    >
      <p>{t('proposals.thanks', { title: proposal.title })}</p>
    </TitledState>
  );
}

interface AnswerFormProps {
  readonly proposal: Proposal;
  readonly answer: 'approved' | 'disapproved';
  readonly onAnswered: (proposal: Proposal) => void;
}

function AnswerForm({ proposal, answer, onAnswered }: AnswerFormProps) {
  const { t } = useTranslation('account');
  const declines = answer === 'disapproved';
  const form = useMutationForm({
    values: { reason: '' },
    call: ({ reason }) => ({
      method: 'POST',
      path: `${pathTo('/api/reference/proposals', proposal.id)}/answer`,
      body: declines ? { answer, reason: reason.trim() } : { answer },
    }),
    done: (response) => onAnswered(readProposal(response) ?? { ...proposal, status: answer }),
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
