import { Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/buttons/button.tsx';
import { ShareButton } from '../../../kit/buttons/share-button.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Page } from '../../../kit/layout/page.tsx';
import type { Column } from '../../../kit/layout/table.tsx';
import { addressWith } from '../../../kit/navigation/address-query.ts';
import { RouteLink } from '../../../kit/navigation/route-link.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { AccountQueryResult } from '../common/account-query-result.tsx';
import { PagedTable } from '../common/paged-table.tsx';
import { type DealLink, readDealLinks } from './deal-link-wire.ts';
import { NewDealLink } from './new-deal-link.tsx';

/** The links that the agency's agents have made. */
export function DealLinks() {
  const { t } = useTranslation('account');
  const [making, setMaking] = useState(false);
  const query = useQuery({ method: 'GET', path: '/api/reference/deal-links' }, readDealLinks);
  return (
    <Page
      title={t('links.title')}
      lead={t('links.lead')}
      actions={
        <Button look="primary" onClick={() => setMaking(true)}>
          <Plus size={18} aria-hidden="true" />
          {t('links.new')}
        </Button>
      }
    >
      <AccountQueryResult query={query}>
        {(links) =>
          links.length === 0 ? (
            <EmptyState icon={Link2} heading={t('links.none')}>
              <p>{t('links.noneHint')}</p>
            </EmptyState>
          ) : (
            <DealLinkTable links={links} />
          )
        }
      </AccountQueryResult>
      {making && <NewDealLink onClose={() => setMaking(false)} onMade={query.retry} />}
    </Page>
  );
}

function DealLinkTable({ links }: { readonly links: readonly DealLink[] }) {
  const { t } = useTranslation('account');
  const columns = useDealLinkColumns();
  return <PagedTable caption={t('links.title')} rows={links} rowKey={({ id }) => id} columns={columns} />;
}

/** Deal links as a table. */
function useDealLinkColumns(): readonly Column<DealLink>[] {
  const { t } = useTranslation('account');
  const { day, number } = useFormat();
  const addressOf = ({ id }: DealLink) => addressWith('/deal-link', { dealLinkId: id });
  return [
    {
      label: t('links.name'),
      cell: (link) => (
        <RouteLink to={addressOf(link)}>
          <AuthoredText text={link.title} />
        </RouteLink>
      ),
    },
    { label: t('links.target'), cell: ({ path }) => <bdi dir="ltr">{path ?? ''}</bdi> },
    { label: t('list.by'), cell: ({ by }) => <bdi>{by}</bdi> },
    { label: t('list.date'), cell: ({ on }) => day(on) },
    { label: t('links.opened'), end: true, cell: ({ opened }) => number(opened) },
    { label: t('links.send'), cell: (link) => <ShareButton path={addressOf(link)} title={link.title} /> },
  ];
}
