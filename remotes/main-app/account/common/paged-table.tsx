import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Column, Table } from '../../../kit/layout/table.tsx';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { Pagination } from '../../../kit/navigation/pagination.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';

const PAGE_SIZE = 12;

interface Props<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** A paginated table with the page in the address; says so where a search has found nothing. */
export function PagedTable<Row>({ rows, ...table }: Props<Row>) {
  const { t } = useTranslation('account');
  const query = useAddressQuery();
  const { items, page, pages } = slicePage(rows, query.read('page'), PAGE_SIZE);
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

interface Slice<Item> {
  readonly items: readonly Item[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/**
 * The items of a page, and how many pages there are: at least one.
 *
 * @param requested the page in the address; out of range is the first or the last page
 */
export function slicePage<Item>(items: readonly Item[], requested: string, size: number): Slice<Item> {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const number = /^\d{1,6}$/.test(requested) ? Number(requested) : 1;
  const page = Math.min(Math.max(number, 1), pages);
  return { items: items.slice((page - 1) * size, page * size), page, pages };
}
