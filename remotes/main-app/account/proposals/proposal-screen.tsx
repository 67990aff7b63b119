import { useTranslation } from 'react-i18next';
import { ShareButton } from '../../../kit/buttons/share-button.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { Breadcrumbs } from '../../../kit/navigation/breadcrumbs.tsx';
import { AccountQueryResult, ForAgents, Missing } from '../common/account-states.tsx';
import { pathTo } from '../common/paths.ts';
import { ProposalBody } from './proposal-body.tsx';
import { proposalAddress } from './proposal-paths.ts';
import { readProposal } from './proposal-wire.ts';

/** A proposal as the agency sees it: to send, and what became of it. */
export function ProposalScreen({ id }: { readonly id: string }) {
  return <ForAgents feature="proposals">{() => <OneProposal id={id} />}</ForAgents>;
}

function OneProposal({ id }: { readonly id: string }) {
  const { t } = useTranslation('account');
  const query = useQuery({ method: 'GET', path: pathTo('/api/reference/proposals', id) }, readProposal);
  const title = query.state.kind === 'ready' ? query.state.value.title : t('proposals.one');
  const list = { to: '/proposals', label: t('proposals.title') };
  return (
    <Page
      title={title}
      above={<Breadcrumbs trail={[list, { label: title }]} />}
      actions={query.state.kind === 'ready' && <ShareButton path={proposalAddress(id)} title={title} />}
    >
      <AccountQueryResult
        query={query}
        missing={<Missing heading={t('proposals.missing')} to={list.to} action={t('proposals.others')} />}
      >
        {(proposal) => <ProposalBody proposal={proposal} />}
      </AccountQueryResult>
    </Page>
  );
}
