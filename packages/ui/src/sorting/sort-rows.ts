import type { Column } from '../layout/table.tsx';
import type { Order } from '../layout/table-order.ts';
import { comparator, isMissing } from './compare.ts';

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
  const by = columns.find(({ sort }) => sort?.id === order?.id)?.sort?.by;
  if (order === null || by === undefined) return rows;
  const compare = comparator(language);
  const direction = order.descending ? -1 : 1;
  const sorted = rows
    .filter((row) => !isMissing(by(row)))
    .sort((one, other) => direction * compare(by(one), by(other)));
  return [...sorted, ...rows.filter((row) => isMissing(by(row)))];
}
