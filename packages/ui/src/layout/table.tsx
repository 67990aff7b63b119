import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SortValue } from '../sorting/compare.ts';
import styles from './table.module.css';
import type { Order } from './table-order.ts';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Whether it is aligned to the end of its column, like numbers and prices. */
  readonly end?: boolean;
  /** How `SortedTable` sorts by it: its name in an order, and the compared value. Other columns can't be sorted by. */
  readonly sort?: { readonly id: string; readonly by: (row: Row) => SortValue };
}

export interface TableProps<Row> {
  /** The table's accessible name. */
  readonly caption: string;
  /** The first column is the row's header. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/** The props of `SortedTable`: all rows, and which of them are shown. */
export interface SortedTableProps<Row> extends TableProps<Row> {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** `null` for the order of `rows`. */
  readonly order: Order | null;
  readonly onOrder: (order: Order | null) => void;
}

interface SortingProps {
  readonly order?: Order | null;
  /** Makes the headers of columns with a `sort` into buttons. */
  readonly onSort?: (id: string) => void;
}

/**
 * A table; on phones and tablets each row is a card. It has ARIA roles because table elements lose their roles with
 * another `display`.
 */
export function Table<Row>({ caption, columns, rows, rowKey, order = null, onSort }: TableProps<Row> & SortingProps) {
  return (
    <div role="table" aria-label={caption} className={styles.table}>
      <div role="rowgroup" className={styles.heads}>
        <div role="row" className={styles.row}>
          {columns.map(({ label, end, sort }) => (
            <div
              key={label}
              role="columnheader"
              className={styles.head}
              data-end={presenceAttribute(end)}
              aria-sort={sort === undefined || onSort === undefined ? undefined : sortDirection(sort.id, order)}
            >
              {sort === undefined || onSort === undefined ? (
                label
              ) : (
                <button type="button" className={styles.sort} onClick={() => onSort(sort.id)}>
                  <span>{label}</span>
                  <Arrow direction={sortDirection(sort.id, order)} />
                </button>
              )}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={styles.body}>
        {rows.map((row) => (
          <div key={rowKey(row)} role="row" className={styles.row}>
            {columns.map(({ label, cell, end }, index) => (
              <div
                key={label}
                role={index === 0 ? 'rowheader' : 'cell'}
                className={styles.cell}
                data-label={index === 0 ? undefined : label}
                data-end={presenceAttribute(end)}
              >
                {cell(row)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

type Direction = 'ascending' | 'descending' | 'none';

function sortDirection(id: string, order: Order | null): Direction {
  if (order?.id !== id) return 'none';
  return order.descending ? 'descending' : 'ascending';
}

const ARROWS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

function Arrow({ direction: is }: { readonly direction: Direction }) {
  const Icon = ARROWS[is];
  return <Icon size={14} aria-hidden="true" className={styles.arrow} />;
}

function presenceAttribute(end: boolean | undefined): '' | undefined {
  return end === true ? '' : undefined;
}
