import { AuthoredText, ButtonLink, Page, useAddressQuery } from '@livery/remote';
import { Form, SubmitButton, useMutationForm } from '@livery/remote/forms';
import { Notice } from '@livery/ui/notice';
import { TextField } from '@livery/ui/text-field';
import { CircleCheckBig } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledState } from '../../item-page.tsx';
import { refusalStatus } from '../common/account-states.tsx';
import { itemPath } from '../common/paths.ts';
import { ProposalForRecipient } from './proposal-for-recipient.tsx';
import { proposalAddress } from './proposal-paths.ts';
import { type Proposal, parseProposal } from './proposal-wire.ts';

type Decision = 'approved' | 'disapproved';

interface DecisionReply {
  readonly decision: Decision;
  readonly reason: string;
}

/** Accepts or declines a proposal, with a button, because e-mail programs open every link. */
export function DecisionScreen({ decision }: { readonly decision: Decision }) {
  const { read } = useAddressQuery();
  const [unsentReply, setUnsent] = useState<DecisionReply | null>(null);
  return (
    <ProposalForRecipient id={read('proposalId') || read('id')} width="narrow">
      {(proposal, { setValue, retry }) =>
        proposal.status === 'open' ? (
          <DecisionForm
            proposal={proposal}
            decision={decision}
            onDecided={(decidedProposal) => {
              setUnsent(null);
              setValue(decidedProposal);
            }}
            onChanged={(reply) => {
              setUnsent(reply);
              retry();
            }}
          />
        ) : (
          <DecidedProposal proposal={proposal} unsentReply={unsentReply} />
        )
      }
    </ProposalForRecipient>
  );
}

interface DecidedProps {
  readonly proposal: Proposal;
  /** The client's answer here, if the proposal was already answered, for example in another tab. */
  readonly unsentReply: DecisionReply | null;
}

/** The decision on a proposal, made now or earlier. */
function DecidedProposal({ proposal, unsentReply }: DecidedProps) {
  const { t } = useTranslation('account');
  const isLate = unsentReply !== null && (unsentReply.decision !== proposal.status || unsentReply.reason !== '');
  return (
    <TitledState
      icon={CircleCheckBig}
      heading={t(proposal.status === 'approved' ? 'proposals.isApproved' : 'proposals.isDeclined')}
      actions={<ButtonLink to={proposalAddress(proposal)}>{t('proposals.look')}</ButtonLink>}
    >
      {isLate ? (
        <Notice tone="warning">
          <p>{t('proposals.unsent')}</p>
          {unsentReply.reason !== '' && <p dir="auto">{unsentReply.reason}</p>}
        </Notice>
      ) : (
        <p>{t('proposals.thanks', { title: proposal.title })}</p>
      )}
    </TitledState>
  );
}

interface DecisionFormProps {
  readonly proposal: Proposal;
  readonly decision: Decision;
  readonly onDecided: (proposal: Proposal) => void;
  /** Called if it was answered, or changed by the agent, since it was loaded. */
  readonly onChanged: (reply: DecisionReply) => void;
}

function DecisionForm({ proposal, decision, onDecided, onChanged }: DecisionFormProps) {
  const { t } = useTranslation('account');
  const declines = decision === 'disapproved';
  const form = useMutationForm({
    values: { reason: '' },
    call: ({ reason }) => ({
      method: 'POST',
      path: `${itemPath('/api/reference/proposals', proposal.id)}/answer`,
      body: { answer: decision, version: proposal.version, ...(declines ? { reason: reason.trim() } : {}) },
    }),
    refusal(failure, { reason }) {
      const status = refusalStatus(failure);
      if (status === 409) onChanged({ decision, reason: reason.trim() });
      if (status === 403) return t('proposals.notByAgents');
      return status === 409 ? t('proposals.changedForClient') : undefined;
    },
    done: (response) => onDecided(parseProposal(response) ?? { ...proposal, status: decision }),
  });
  return (
    <Page
      title={t(declines ? 'proposals.declineTitle' : 'proposals.approveTitle')}
      lead={<AuthoredText text={proposal.title} />}
      width="narrow"
    >
      <Form form={form}>
        {declines ? (
          <TextField label={t('proposals.why')} multiline optional maxLength={1000} {...form.field('reason')} />
        ) : (
          <p>{t('proposals.approveHint')}</p>
        )}
        <SubmitButton form={form} fullWidth>
          {t(declines ? 'proposals.decline' : 'proposals.approve')}
        </SubmitButton>
        <ButtonLink variant="quiet" fullWidth to={proposalAddress(proposal)}>
          {t('proposals.look')}
        </ButtonLink>
      </Form>
    </Page>
  );
}
