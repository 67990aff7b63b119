import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Column, Table } from '../../../kit/layout/table.tsx';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { Pagination } from '../../../kit/navigation/pagination.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { slicePage } from './slice-page.ts';

const AT_ONCE = 12;

interface Props<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A table a page at a time, the page told by the address; where nothing is left of a search, it says so. */
export function PagedTable<Row>({ rows, ...table }: Props<Row>) {
  const { t } = useTranslation('account');
  const query = useAddressQuery();
  const { items, page, pages } = slicePage(rows, query.read('page'), AT_ONCE);
  if (rows.length === 0) {
    return (
      <EmptyState icon={SearchX} heading={t('list.nothingFound')}>
        <p>{t('list.nothingFoundHint')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <Table {...table} rows={items} />
      <Pagination page={page} pages={pages} to={(one) => query.with({ page: one === 1 ? null : one })} />
    </>
  );
}
