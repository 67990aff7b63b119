import { ButtonLink, NotFoundState, Page, type Query, type QueryState, useQuery } from '@livery/remote';
import { Skeleton } from '@livery/ui/skeleton';
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemPage, isRefused, TitledState } from '../../item-page.tsx';
import { refusalStatus } from '../common/account-states.tsx';
import { itemPath } from '../common/paths.ts';
import { type Proposal, parseProposal } from './proposal-wire.ts';

interface Props {
  readonly id: string;
  readonly width: 'wide' | 'narrow';
  /** The text if there is none; by default it says that the proposal can't be found. */
  readonly missing?: string | undefined;
  readonly children: (proposal: Proposal, query: Query<Proposal>) => ReactNode;
}

/** A proposal for its recipient, without a log-in (rules §6); not found without an id. */
export function ProposalForRecipient({ id, width, missing, children }: Props) {
  const { t } = useTranslation('account');
  const path = itemPath('/api/reference/proposals', id);
  const query = useQuery(id === '' ? null : { method: 'GET', path }, parseProposal);
  return (
    <ItemPage
      query={query}
      gone={id === '' || isRefused(query.state)}
      missing={
        isNotRecipient(query.state) ? (
          <NotRecipientState />
        ) : (
          <NotFoundState heading={missing ?? t('proposals.missing')} />
        )
      }
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

function isNotRecipient(state: QueryState<unknown>): boolean {
  return state.kind === 'failed' && refusalStatus(state.failure) === 403;
}

/** For signed-in users who aren't the proposal's client. */
function NotRecipientState() {
  const { t } = useTranslation('account');
  return (
    <TitledState
      icon={LockKeyhole}
      heading={t('proposals.forOther')}
      actions={<ButtonLink to="/">{t('proposals.home')}</ButtonLink>}
    >
      <p>{t('proposals.forOtherHint')}</p>
    </TitledState>
  );
}
