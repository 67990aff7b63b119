import type * as sorting from '@livery/ui/sorting';
import { useEffect, useState } from 'react';
import { lazyModule } from '../hooks/lazy-module.ts';
import { Skeleton } from '../states/skeleton.tsx';
import { type SortedTableProps, Table } from './table.tsx';

type Sorting = Pick<typeof sorting, 'SortableTable'>;

const SORTING_MODULE = lazyModule<Sorting>(() => import('@livery/ui/sorting'));

/**
 * A page of rows that visitors may sort by columns with a `sort`. The code that sorts is loaded when the table is first
 * shown: until then, and if it can't be loaded, the rows keep the given order.
 */
export function SortedTable<Row>({
  module = SORTING_MODULE,
  ...props
}: SortedTableProps<Row> & { readonly module?: typeof SORTING_MODULE }) {
  const { columns, rows, page, pageSize, order, caption, rowKey } = props;
  const canSort = columns.some(({ sort }) => sort !== undefined);
  const [sorting, setSorting] = useState<Sorting | 'failed' | undefined>(module.loaded);

  useEffect(() => {
    if (!canSort) return undefined;
    let removed = false;
    module.load().then(
      (loadedSorting) => removed || setSorting(loadedSorting),
      () => removed || setSorting('failed'),
    );
    return () => {
      removed = true;
    };
  }, [canSort, module]);

  if (canSort && typeof sorting === 'object') return <sorting.SortableTable {...props} />;
  // Otherwise rows would move while the visitor reads them.
  if (canSort && order !== null && sorting === undefined) return <Skeleton shape="rows" />;
  const shownRows = rows.slice((page - 1) * pageSize, page * pageSize);
  return <Table caption={caption} columns={columns} rows={shownRows} rowKey={rowKey} />;
}
