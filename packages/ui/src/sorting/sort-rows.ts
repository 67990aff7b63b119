import type { Column } from '../layout/table.tsx';
import type { Order } from '../layout/table-order.ts';
import { createComparator, isMissing } from './compare.ts';

/**
 * All rows in the order in which `SortedTable` shows them, page by page.
 *
 * @param order `null` for the order of `rows`
 * @param language the language in which texts are compared
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<Column<Row>, 'sort'>[],
  order: Order | null,
  language: string,
): readonly Row[] {
  const compareBy = columns.find(({ sort }) => sort?.id === order?.id)?.sort?.by;
  if (order === null || compareBy === undefined) return rows;
  const compare = createComparator(language);
  const direction = order.descending ? -1 : 1;
  const sortedRows = rows
    .filter((row) => !isMissing(compareBy(row)))
    .sort((a, b) => direction * compare(compareBy(a), compareBy(b)));
  return [...sortedRows, ...rows.filter((row) => isMissing(compareBy(row)))];
}
