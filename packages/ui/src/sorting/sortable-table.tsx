import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../forms/select-field.tsx';
import { type SortedTableProps, Table } from '../layout/table.tsx';
import { orderName, readOrder } from '../layout/table-order.ts';
import { createComparator, isMissing } from './compare.ts';
import styles from './sortable-table.module.css';

const TABLE_FEATURES = tableFeatures({
  rowPaginationFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

/** A row of TanStack Table, whose data must be an object. */
interface SortedRow<Row> {
  readonly original: { readonly row: Row };
}

/**
 * A page of rows, sorted by a column: its header is a button that changes from ascending to descending to the original
 * order. Equal rows keep their order; rows without a value come last. If rows are cards, a field above them sorts.
 */
export function SortableTable<Row>({
  columns,
  rows,
  rowKey,
  page,
  pageSize,
  order,
  onOrder,
  ...props
}: SortedTableProps<Row>) {
  const { t, i18n } = useTranslation('ui');
  const { language } = i18n;
  const definitions = useMemo(() => {
    const compare = createComparator(language);
    return columns.flatMap(({ label, sort }) =>
      sort === undefined
        ? []
        : [
            {
              id: sort.id,
              header: label,
              accessorFn: ({ row }: { readonly row: Row }) => {
                const value = sort.by(row);
                return isMissing(value) ? undefined : value;
              },
              sortFn: (row: SortedRow<Row>, otherRow: SortedRow<Row>) =>
                compare(sort.by(row.original.row), sort.by(otherRow.original.row)),
              sortUndefined: 'last' as const,
              sortDescFirst: false,
            },
          ],
    );
  }, [columns, language]);
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  const sorting = order === null ? [] : [{ id: order.id, desc: order.descending }];
  const table = useTable({
    features: TABLE_FEATURES,
    columns: definitions,
    data,
    state: { sorting, pagination: { pageIndex: page - 1, pageSize } },
    enableMultiSort: false,
    onSortingChange(change) {
      const [nextSort] = typeof change === 'function' ? change(sorting) : change;
      onOrder(nextSort === undefined ? null : { id: nextSort.id, descending: nextSort.desc });
    },
  });

  return (
    <>
      <div className={styles.cards}>
        <SelectField
          label={t('table.sortBy')}
          name="order"
          value={order === null ? '' : orderName(order)}
          placeholder={t('table.asListed')}
          options={definitions.flatMap(({ id, header }) => [
            { value: orderName({ id, descending: false }), label: t('table.ascending', { column: header }) },
            { value: orderName({ id, descending: true }), label: t('table.descending', { column: header }) },
          ])}
          onChange={(name) => onOrder(readOrder(name, columns))}
        />
      </div>
      <Table
        {...props}
        columns={columns}
        rows={table.getRowModel().rows.map(({ original }) => original.row)}
        rowKey={rowKey}
        order={order}
        onSort={(id) => table.getColumn(id)?.toggleSorting()}
      />
    </>
  );
}
