import { Pagination, useAddressQuery } from '@livery/remote';
import { EmptyState } from '@livery/ui/empty-state';
import { SortedTable } from '@livery/ui/sorted-table';
import type { Column } from '@livery/ui/table';
import { orderName, readOrder } from '@livery/ui/table-order';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

const PAGE_SIZE = 12;

interface Props<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Shown instead of a table without rows; by default it says that the search found nothing. */
  readonly empty?: ReactNode;
}

/** A paginated table that can be sorted by columns with a `sort`; the page and the order are in the address. */
export function PagedTable<Row>({ rows, empty, ...table }: Props<Row>) {
  const { t } = useTranslation('account');
  const query = useAddressQuery();
  const { page, pages } = requestedPage(rows.length, query.read('page'), PAGE_SIZE);
  if (rows.length === 0) {
    return (
      empty ?? (
        <EmptyState icon={SearchX} heading={t('list.nothingFound')}>
          <p>{t('list.nothingFoundHint')}</p>
        </EmptyState>
      )
    );
  }
  return (
    <>
      <SortedTable
        {...table}
        rows={rows}
        page={page}
        pageSize={PAGE_SIZE}
        order={readOrder(query.read('order'), table.columns)}
        onOrder={(order) => query.change({ order: order && orderName(order), page: null })}
      />
      <Pagination page={page} pages={pages} to={(one) => query.with({ page: one === 1 ? null : one })} />
    </>
  );
}

/** A cell that links to the page of its row. */
export function linkCell(to: string, text: ReactNode) {
  return <Link to={to}>{text}</Link>;
}

/**
 * The number of a page, from 1, and the number of pages, at least 1.
 *
 * @param pageText the page in the address; if it is out of range, the first or the last page is used
 */
export function requestedPage(items: number, pageText: string, size: number) {
  const pages = Math.max(1, Math.ceil(items / size));
  const number = /^\d{1,6}$/.test(pageText) ? Number(pageText) : 1;
  return { page: Math.min(Math.max(number, 1), pages), pages };
}
