import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { FailedState } from '../../../kit/states/failed-state.tsx';
import { NotFoundState } from '../../../kit/states/not-found-state.tsx';
import { Skeleton } from '../../../kit/states/skeleton.tsx';
import { pathTo } from '../frame/path-to.ts';
import { wasRefused } from '../frame/was-refused.ts';
import { AnswerForm } from './answer-form.tsx';
import { Answered } from './answered.tsx';
import { readProposal } from './proposal-wire.ts';

interface Props {
  readonly answer: 'approved' | 'disapproved';
}

/**
 * Where a proposal is accepted or declined, without a log-in: by a button, since
 * what reads e-mail opens every link in it.
 */
export function AnswerScreen({ answer }: Props) {
  const { t } = useTranslation('account');
  const { read } = useAddressQuery();
  const id = read('proposalId') || read('id');
  const path = pathTo('/api/reference/proposals', id);
  const { state, retry, put } = useQuery(id === '' ? null : { method: 'GET', path }, readProposal);
  if (id === '' || (state.kind === 'failed' && wasRefused(state.failure))) {
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
