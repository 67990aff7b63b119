import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { addressWith } from '../../../kit/navigation/address-query.ts';
import { FailedState } from '../../../kit/states/failed-state.tsx';
import { NotFoundState } from '../../../kit/states/not-found-state.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { Skeleton } from '../../../kit/states/skeleton.tsx';
import { isClientError } from '../common/failures.ts';
import { pathTo } from '../common/paths.ts';
import { ProposalBody } from './proposal-body.tsx';
import { readProposal } from './proposal-wire.ts';

/** A proposal as its recipient sees it, without a log-in (rules §6). */
export function SentProposal({ id }: { readonly id: string }) {
  const { t } = useTranslation('account');
  const { state, retry } = useQuery({ method: 'GET', path: pathTo('/api/reference/proposals', id) }, readProposal);
  switch (state.kind) {
    case 'loading':
      return (
        <Page title={t('proposals.one')}>
          <Skeleton shape="cards" />
        </Page>
      );
    case 'failed':
      return isClientError(state.failure) ? (
        <NotFoundState heading={t('proposals.missing')} />
      ) : (
        <FailedState level={1} failure={state.failure} onRetry={retry} />
      );
    case 'ready':
      return (
        <Page title={state.value.title} lead={t('proposals.sentLead')}>
          {state.value.status === 'open' ? (
            <Notice
              action={
                <>
                  <ButtonLink look="primary" to={addressWith('/allowAgentProposal', { proposalId: id })}>
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
          <ProposalBody proposal={state.value} />
        </Page>
      );
  }
}
