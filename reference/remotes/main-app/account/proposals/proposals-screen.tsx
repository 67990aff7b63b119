import { loadLinkDialogs } from '@livery/kit/deal-link/lazy-link-dialogs';
import { Lazy } from '@livery/kit/lazy';
import {
  AuthoredText,
  Breadcrumbs,
  ButtonLink,
  PARENT_PAGES,
  Page,
  useAddressQuery,
  useFormat,
  useQuery,
  useRemote,
} from '@livery/remote';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import type { Column } from '@livery/ui/table';
import { useLive } from '@livery/ui/use-live';
import { FileText, Plus, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountQueryResult, AgentsOnly, MissingItemState } from '../common/account-states.tsx';
import { Filters, matchesWords, QuerySelect, SearchBox } from '../common/filters.tsx';
import { linkCell, PagedTable } from '../common/paged-table.tsx';
import { itemPath } from '../common/paths.ts';
import { mayWrite } from '../common/permissions.ts';
import { useProposalLanguage } from './languages.ts';
import { ProposalFacts, ProposalStatusBadge, useOpenedText } from './proposal-facts.tsx';
import { proposalAddress } from './proposal-paths.ts';
import { ProposalPreview } from './proposal-preview.tsx';
import { PROPOSAL_STATUSES, type Proposal, parseProposal, parseProposals } from './proposal-wire.ts';

/** The proposals of the agency's agents. */
export function ProposalsScreen() {
  return (
    <AgentsOnly feature="proposals">
      {(profile) => <Proposals mayPropose={mayWrite(profile, 'proposals')} />}
    </AgentsOnly>
  );
}

function Proposals({ mayPropose }: { readonly mayPropose: boolean }) {
  const { t } = useTranslation('account');
  const query = useQuery({ method: 'GET', path: '/api/reference/proposals' }, parseProposals);
  return (
    <Page
      title={t('proposals.title')}
      lead={t('proposals.lead')}
      actions={
        mayPropose && (
          <ButtonLink variant="primary" to="/proposals/new">
            <Plus size={18} aria-hidden="true" />
            <span>{t('proposals.new')}</span>
          </ButtonLink>
        )
      }
    >
      <AccountQueryResult query={query}>
        {(proposals) =>
          proposals.length === 0 ? (
            <EmptyState icon={FileText} heading={t('proposals.none')}>
              {mayPropose && <p>{t('proposals.noneHint')}</p>}
            </EmptyState>
          ) : (
            <ProposalTable proposals={proposals} />
          )
        }
      </AccountQueryResult>
    </Page>
  );
}

function ProposalTable({ proposals }: { readonly proposals: readonly Proposal[] }) {
  const { t } = useTranslation('account');
  const columns = useProposalColumns();
  const { read } = useAddressQuery();
  const status = read('status');
  const foundProposals = proposals.filter(
    (proposal) =>
      (status === '' || proposal.status === status) &&
      matchesWords(read('q'), [proposal.title, proposal.by, proposal.client]),
  );
  return (
    <>
      <Filters label={t('proposals.filters')}>
        <SearchBox label={t('proposals.search')} />
        <QuerySelect
          label={t('list.status')}
          name="status"
          all={t('list.all')}
          options={PROPOSAL_STATUSES.map((value) => ({ value, label: t(`proposals.status.${value}`) }))}
        />
      </Filters>
      <PagedTable caption={t('proposals.title')} rows={foundProposals} rowKey={({ id }) => id} columns={columns} />
    </>
  );
}

/** A proposal for the agency: its link, and its status. */
export function ProposalScreen({ id }: { readonly id: string }) {
  return <AgentsOnly feature="proposals">{() => <LoadedProposal id={id} />}</AgentsOnly>;
}

function LoadedProposal({ id }: { readonly id: string }) {
  const { t } = useTranslation('account');
  const query = useQuery({ method: 'GET', path: itemPath('/api/reference/proposals', id) }, parseProposal);
  const title = query.state.kind === 'ready' ? query.state.value.title : t('proposals.one');
  const list = { to: PARENT_PAGES['/proposals/{id}'], label: t('proposals.title') };
  return (
    <Page
      title={title}
      above={<Breadcrumbs trail={[list, { label: title }]} />}
      actions={query.state.kind === 'ready' && <ProposalActions proposal={query.state.value} />}
    >
      <AccountQueryResult
        query={query}
        missing={<MissingItemState heading={t('proposals.missing')} to={list.to} action={t('proposals.others')} />}
      >
        {(proposal) => (
          <>
            <ProposalFacts proposal={proposal} />
            <ProposalPreview proposal={proposal} />
          </>
        )}
      </AccountQueryResult>
    </Page>
  );
}

/** Sends it, or changes it until the client has answered. */
function ProposalActions({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useTranslation('account');
  const [sending, setSending] = useState(false);
  const { profile } = useLive(useRemote().session);
  const language = useProposalLanguage(proposal) ?? '';
  const changes = proposal.status === 'open' && profile !== null && mayWrite(profile, 'proposals');
  return (
    <>
      <Button variant="primary" onClick={() => setSending(true)}>
        <Send size={18} aria-hidden="true" />
        <span>{t('proposals.send')}</span>
      </Button>
      {changes && <ButtonLink to={`${itemPath('/proposals', proposal.id)}/edit`}>{t('proposals.edit')}</ButtonLink>}
      {sending && (
        <Lazy load={loadLinkDialogs} waiting={null}>
          {({ LinkDialog }) => (
            <LinkDialog
              heading={t('proposals.sendTitle')}
              path={proposalAddress({ id: proposal.id, language })}
              onClose={() => setSending(false)}
            />
          )}
        </Lazy>
      )}
    </>
  );
}

/** Proposals as a table. */
function useProposalColumns(): readonly Column<Proposal>[] {
  const { t } = useTranslation('account');
  const { day, number } = useFormat();
  const openedText = useOpenedText();
  return [
    {
      label: t('proposals.name'),
      cell: ({ id, title }) => linkCell(itemPath('/proposals', id), <AuthoredText text={title} />),
    },
    {
      label: t('proposals.client'),
      sort: { id: 'client', by: ({ client }) => client },
      cell: ({ client }) => <bdi>{client}</bdi>,
    },
    { label: t('list.by'), sort: { id: 'by', by: ({ by }) => by }, cell: ({ by }) => <bdi>{by}</bdi> },
    { label: t('list.date'), sort: { id: 'date', by: ({ on }) => on }, cell: ({ on }) => day(on) },
    { label: t('list.status'), cell: ({ status: is }) => <ProposalStatusBadge status={is} /> },
    { label: t('proposals.opened'), sort: { id: 'opened', by: ({ opened: { count } }) => count }, cell: openedText },
    {
      label: t('proposals.offers'),
      end: true,
      sort: { id: 'offers', by: ({ offers }) => offers.length },
      cell: ({ offers }) => number(offers.length),
    },
  ];
}
