import {
  AuthoredText,
  ButtonLink,
  NotFoundState,
  Page,
  ShareButton,
  useAddressQuery,
  useFormat,
  useQuery,
  useRemote,
} from '@livery/remote';
import { Form, SubmitButton, textThat, useMutationForm, useRules } from '@livery/remote/forms';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { EmptyState } from '@livery/ui/empty-state';
import { Skeleton } from '@livery/ui/skeleton';
import type { Column } from '@livery/ui/table';
import { TextField } from '@livery/ui/text-field';
import { Gift, Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { ItemPage, isRefused, TitledState } from '../../item-page.tsx';
import { AccountQueryResult, AgentsOnly } from '../common/account-states.tsx';
import { linkCell, PagedTable } from '../common/paged-table.tsx';
import { pathTo, sameSiteAddress } from '../common/paths.ts';
import { SentProposal } from '../proposals/sent-proposal.tsx';
import { dealLinkAddress } from './deal-link-address.ts';
import { type DealLink, readDealLink, readDealLinks } from './deal-link-wire.ts';

/** `/deal-link`: the deal or proposal that the query names, or otherwise the list of the agency's links. */
export function DealLinkScreen() {
  const { read } = useAddressQuery();
  const [link, proposal] = [read('dealLinkId'), read('proposalId') || read('id')];
  if (link !== '') return <SentDeal key={link} id={link} />;
  if (proposal !== '') return <SentProposal key={proposal} id={proposal} />;
  return <AgentsOnly feature="deal-link">{() => <DealLinks />}</AgentsOnly>;
}

/** The page of a deal link for its recipient, without a log-in (rules §6). */
function SentDeal({ id }: { readonly id: string }) {
  const { t } = useTranslation('account');
  const query = useQuery({ method: 'GET', path: pathTo('/api/reference/deal-links', id) }, readDealLink);
  const missing = <NotFoundState heading={t('links.missing')} />;
  return (
    <ItemPage
      query={query}
      gone={isRefused(query.state)}
      missing={missing}
      loading={
        <Page title={t('links.one')} width="narrow">
          <Skeleton />
        </Page>
      }
    >
      {({ title, by, path }) =>
        path === null ? (
          missing
        ) : (
          <TitledState
            icon={Gift}
            heading={title}
            actions={
              <ButtonLink variant="primary" to={path}>
                {t('links.open')}
              </ButtonLink>
            }
          >
            <p>{by === '' ? t('links.sent') : t('links.sentBy', { name: by })}</p>
          </TitledState>
        )
      }
    </ItemPage>
  );
}

/** The deal links of the agency. */
function DealLinks() {
  const { t } = useTranslation('account');
  const [making, setMaking] = useState(false);
  const columns = useDealLinkColumns();
  const query = useQuery({ method: 'GET', path: '/api/reference/deal-links' }, readDealLinks);
  return (
    <Page
      title={t('links.title')}
      lead={t('links.lead')}
      actions={
        <Button variant="primary" onClick={() => setMaking(true)}>
          <Plus size={18} aria-hidden="true" />
          {t('links.new')}
        </Button>
      }
    >
      <AccountQueryResult query={query}>
        {(links) => (
          <PagedTable
            caption={t('links.title')}
            rows={links}
            rowKey={({ id }) => id}
            columns={columns}
            empty={
              <EmptyState icon={Link2} heading={t('links.none')}>
                <p>{t('links.noneHint')}</p>
              </EmptyState>
            }
          />
        )}
      </AccountQueryResult>
      {making && <NewDealLink onClose={() => setMaking(false)} onMade={query.retry} />}
    </Page>
  );
}

/** Creates a link to a page of this site, given as a path or a full address. */
function NewDealLink({ onClose, onMade }: { readonly onClose: () => void; readonly onMade: () => void }) {
  const { t } = useTranslation('account');
  const rules = useRules();
  const { notify } = useRemote();
  const form = useMutationForm({
    values: { title: '', path: '' },
    schema: object({
      title: rules.required,
      path: textThat((path) => sameSiteAddress(path, window.location.origin) !== null, t('links.ownPage')),
    }),
    call: ({ title, path }) => ({
      method: 'POST',
      path: '/api/reference/deal-links',
      body: { title, path: sameSiteAddress(path, window.location.origin) },
    }),
    done() {
      notify('success', t('links.made'));
      onClose();
      onMade();
    },
  });
  return (
    <Dialog heading={t('links.new')} onClose={onClose}>
      <Form form={form} label={t('links.new')}>
        <TextField label={t('links.name')} maxLength={200} {...form.field('title')} />
        <TextField label={t('links.target')} hint={t('links.targetHint')} type="url" {...form.field('path')} />
        <SubmitButton form={form}>{t('links.make')}</SubmitButton>
      </Form>
    </Dialog>
  );
}

/** Deal links as a table. */
function useDealLinkColumns(): readonly Column<DealLink>[] {
  const { t } = useTranslation('account');
  const { day, number } = useFormat();
  return [
    { label: t('links.name'), cell: ({ id, title }) => linkCell(dealLinkAddress(id), <AuthoredText text={title} />) },
    { label: t('links.target'), cell: ({ path }) => <bdi dir="ltr">{path ?? ''}</bdi> },
    { label: t('list.by'), sort: { id: 'by', by: ({ by }) => by }, cell: ({ by }) => <bdi>{by}</bdi> },
    { label: t('list.date'), sort: { id: 'date', by: ({ on }) => on }, cell: ({ on }) => day(on) },
    {
      label: t('links.opened'),
      end: true,
      sort: { id: 'opened', by: ({ opened }) => opened },
      cell: ({ opened }) => number(opened),
    },
    {
      label: t('links.send'),
      cell: ({ id, title }) => <ShareButton path={dealLinkAddress(id)} title={title} />,
    },
  ];
}
