import {
  AuthoredText,
  addressWith,
  ButtonLink,
  NotFoundState,
  Page,
  type Query,
  useAddressQuery,
  useQuery,
} from '@livery/remote';
import { Form, SubmitButton, useMutationForm } from '@livery/remote/forms';
import { Notice } from '@livery/ui/notice';
import { Skeleton } from '@livery/ui/skeleton';
import { TextField } from '@livery/ui/text-field';
import { CircleCheckBig } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemPage, isRefused, TitledState } from '../../item-page.tsx';
import { pathTo } from '../common/paths.ts';
import { ProposalBody } from './proposal-body.tsx';
import { proposalAddress } from './proposal-paths.ts';
import { type Proposal, readProposal } from './proposal-wire.ts';

interface Props {
  readonly id: string;
  readonly width: 'wide' | 'narrow';
  readonly children: (proposal: Proposal, query: Query<Proposal>) => ReactNode;
}

/** A proposal for its recipient, without a log-in (rules §6); not found without an id. */
function ForRecipient({ id, width, children }: Props) {
  const { t } = useTranslation('account');
  const path = pathTo('/api/reference/proposals', id);
  const query = useQuery(id === '' ? null : { method: 'GET', path }, readProposal);
  return (
    <ItemPage
      query={query}
      gone={id === '' || isRefused(query.state)}
      missing={<NotFoundState heading={t('proposals.missing')} />}
      loading={
        <Page title={t('proposals.one')} width={width}>
          <Skeleton shape={width === 'wide' ? 'cards' : 'text'} />
        </Page>
      }
    >
      {(proposal) => children(proposal, query)}
    </ItemPage>
  );
}

/** A proposal as shown to its recipient. */
export function SentProposal({ id }: { readonly id: string }) {
  const { t } = useTranslation('account');
  return (
    <ForRecipient id={id} width="wide">
      {(proposal) => (
        <Page title={proposal.title} lead={t('proposals.sentLead')}>
          {proposal.status === 'open' ? (
            <Notice
              action={
                <>
                  <ButtonLink variant="primary" to={addressWith('/allowAgentProposal', { proposalId: id })}>
                    {t('proposals.approve')}
                  </ButtonLink>
                  <ButtonLink to={addressWith('/disapproveProposal', { proposalId: id })}>
                    {t('proposals.decline')}
                  </ButtonLink>
                </>
              }
            >
              {t('proposals.question')}
            </Notice>
          ) : (
            <Notice tone="success">{t('proposals.answered')}</Notice>
          )}
          <ProposalBody proposal={proposal} />
        </Page>
      )}
    </ForRecipient>
  );
}

type Decision = 'approved' | 'disapproved';

/** Accepts or declines a proposal: by a button, since e-mail programs open every link. */
export function DecisionScreen({ decision }: { readonly decision: Decision }) {
  const { read } = useAddressQuery();
  return (
    <ForRecipient id={read('proposalId') || read('id')} width="narrow">
      {(proposal, { setValue }) =>
        proposal.status === 'open' ? (
          <DecisionForm proposal={proposal} decision={decision} onDecided={setValue} />
        ) : (
          <Decided proposal={proposal} />
        )
      }
    </ForRecipient>
  );
}

/** The decision on a proposal, made now or earlier. */
function Decided({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useTranslation('account');
  return (
    <TitledState
      icon={CircleCheckBig}
      heading={t(proposal.status === 'approved' ? 'proposals.isApproved' : 'proposals.isDeclined')}
      actions={<ButtonLink to={proposalAddress(proposal.id)}>{t('proposals.look')}</ButtonLink>}
    >
      <p>{t('proposals.thanks', { title: proposal.title })}</p>
    </TitledState>
  );
}

interface DecisionFormProps {
  readonly proposal: Proposal;
  readonly decision: Decision;
  readonly onDecided: (proposal: Proposal) => void;
}

function DecisionForm({ proposal, decision, onDecided }: DecisionFormProps) {
  const { t } = useTranslation('account');
  const declines = decision === 'disapproved';
  const form = useMutationForm({
    values: { reason: '' },
    call: ({ reason }) => ({
      method: 'POST',
      path: `${pathTo('/api/reference/proposals', proposal.id)}/answer`,
      body: { answer: decision, ...(declines ? { reason: reason.trim() } : {}) },
    }),
    done: (response) => onDecided(readProposal(response) ?? { ...proposal, status: decision }),
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
        <ButtonLink variant="quiet" fullWidth to={proposalAddress(proposal.id)}>
          {t('proposals.look')}
        </ButtonLink>
      </Form>
    </Page>
  );
}
