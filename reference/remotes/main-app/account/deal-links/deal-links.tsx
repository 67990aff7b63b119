import { dealLinkAddress } from '@livery/kit/deal-link/deal-link-address';
import { loadLinkDialogs } from '@livery/kit/deal-link/lazy-link-dialogs';
import { Lazy } from '@livery/kit/lazy';
import { AuthoredText, Page, useFormat, useQuery } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import type { Column } from '@livery/ui/table';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { Link2, Plus, QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountQueryResult } from '../common/account-states.tsx';
import { linkCell, PagedTable } from '../common/paged-table.tsx';
import { type DealLink, parseDealLinks } from './deal-link-wire.ts';
import styles from './deal-links.module.css';

/** The deal links of the agency. */
export function DealLinks({ mayMake }: { readonly mayMake: boolean }) {
  const { t } = useTranslation('account');
  const [making, setMaking] = useState(false);
  const columns = useDealLinkColumns();
  const query = useQuery({ method: 'GET', path: '/api/reference/deal-links' }, parseDealLinks);
  return (
    <Page
      title={t('links.title')}
      lead={t('links.lead')}
      actions={
        mayMake && (
          <Button variant="primary" onClick={() => setMaking(true)}>
            <Plus size={18} aria-hidden="true" />
            <span>{t('links.new')}</span>
          </Button>
        )
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
                {mayMake && <p>{t('links.noneHint')}</p>}
              </EmptyState>
            }
          />
        )}
      </AccountQueryResult>
      {making && (
        <Lazy load={loadLinkDialogs} waiting={null}>
          {({ DealLinkDialog }) => <DealLinkDialog onClose={() => setMaking(false)} onMade={query.retry} />}
        </Lazy>
      )}
    </Page>
  );
}

/** The target page of a link on one line: an address may be longer than the table is wide. */
function LinkTarget({ path }: { readonly path: string }) {
  return (
    <bdi dir="ltr" title={path} className={styles.target}>
      {path}
    </bdi>
  );
}

/** Shows a link to copy or to scan. */
function SendButton({ path, title }: { readonly path: string; readonly title: string }) {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <QrCode size={18} aria-hidden="true" />
        <span>{t('links.send')}</span>
        <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
      {open && (
        <Lazy load={loadLinkDialogs} waiting={null}>
          {({ LinkDialog }) => <LinkDialog heading={title} path={path} onClose={() => setOpen(false)} />}
        </Lazy>
      )}
    </>
  );
}

/** Deal links as a table. */
function useDealLinkColumns(): readonly Column<DealLink>[] {
  const { t } = useTranslation('account');
  const { day, number } = useFormat();
  return [
    { label: t('links.name'), cell: ({ id, title }) => linkCell(dealLinkAddress(id), <AuthoredText text={title} />) },
    { label: t('links.target'), cell: ({ path }) => <LinkTarget path={path ?? ''} /> },
    { label: t('list.by'), sort: { id: 'by', by: ({ by }) => by }, cell: ({ by }) => <bdi>{by}</bdi> },
    { label: t('list.date'), sort: { id: 'date', by: ({ on }) => on }, cell: ({ on }) => day(on) },
    {
      label: t('links.opened'),
      end: true,
      sort: { id: 'opened', by: ({ opened }) => opened },
      cell: ({ opened }) => number(opened),
    },
    {
      label: t('links.lastOpened'),
      sort: { id: 'last', by: ({ lastOpened }) => lastOpened },
      cell: ({ lastOpened }) => day(lastOpened),
    },
    { label: t('links.send'), cell: ({ id, title }) => <SendButton path={dealLinkAddress(id)} title={title} /> },
  ];
}
