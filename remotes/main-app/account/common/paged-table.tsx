import { Pagination, RouteLink, useAddressQuery } from '@livery/remote';
import { EmptyState } from '@livery/ui/message-state';
import { type Column, Table } from '@livery/ui/table';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const PAGE_SIZE = 12;

interface Props<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Stands in for a table without rows; by default, that the search found nothing. */
  readonly empty?: ReactNode;
}

/** A paginated table with the page in the address. */
export function PagedTable<Row>({ rows, empty, ...table }: Props<Row>) {
  const { t } = useTranslation('account');
  const query = useAddressQuery();
  const { items, page, pages } = slicePage(rows, query.read('page'), PAGE_SIZE);
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
      <Table {...table} rows={items} />
      <Pagination page={page} pages={pages} to={(one) => query.with({ page: one === 1 ? null : one })} />
    </>
  );
}

/** A cell that links to the page of its row. */
export function linkCell(to: string, text: ReactNode) {
  return <RouteLink to={to}>{text}</RouteLink>;
}

/**
 * The items of a page, its number from 1, and how many pages there are: at least one.
 *
 * @param requested the page in the address; out of range is the first or the last page
 */
export function slicePage<Item>(items: readonly Item[], requested: string, size: number) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const number = /^\d{1,6}$/.test(requested) ? Number(requested) : 1;
  const page = Math.min(Math.max(number, 1), pages);
  return { items: items.slice((page - 1) * size, page * size), page, pages };
}
