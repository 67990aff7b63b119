import { addressWith, ButtonLink, Page } from '@livery/remote';
import { Notice } from '@livery/ui/notice';
import { useTranslation } from 'react-i18next';
import { useReportOpening } from '../../proposal/use-report-opening.ts';
import { ProposalBody } from './proposal-body.tsx';
import { ProposalForRecipient } from './proposal-for-recipient.tsx';
import type { Proposal } from './proposal-wire.ts';

interface Props {
  readonly id: string;
  /** The text if there is none; by default it says that the proposal can't be found. */
  readonly missing?: string;
}

/** A proposal as shown to its recipient. */
export function SentProposal({ id, missing }: Props) {
  return (
    <ProposalForRecipient id={id} width="wide" missing={missing}>
      {(proposal) => <SentNote proposal={proposal} />}
    </ProposalForRecipient>
  );
}

function SentNote({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useTranslation('account');
  const { id } = proposal;
  // People of the agency can't answer.
  const isAgent = useReportOpening(id);
  return (
    <Page title={proposal.title} lead={t('proposals.sentLead')}>
      {isAgent && <Notice>{t('proposals.previewHint')}</Notice>}
      {!isAgent && proposal.status === 'open' && (
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
      )}
      {proposal.status !== 'open' && <Notice tone="success">{t('proposals.answered')}</Notice>}
      <ProposalBody proposal={proposal} />
    </Page>
  );
}
