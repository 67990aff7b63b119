import { useTranslation } from 'react-i18next';
import { PagedTable } from '../frame/paged-table.tsx';
import type { DealLink } from './deal-link.ts';
import { useDealLinkColumns } from './use-deal-link-columns.tsx';

export function DealLinkTable({ links }: { readonly links: readonly DealLink[] }) {
  const { t } = useTranslation('account');
  const columns = useDealLinkColumns();
  return <PagedTable caption={t('links.title')} rows={links} rowKey={({ id }) => id} columns={columns} />;
}
