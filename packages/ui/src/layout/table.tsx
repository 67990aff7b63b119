import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Whether it is aligned to the end of its column, as numbers and prices are. */
  readonly end?: boolean;
}

interface Props<Row> {
  /** The table's accessible name. */
  readonly caption: string;
  /** The first column is the row's header. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
}

/**
 * A table; on phones and tablets each row is a card. It has ARIA roles because table elements lose theirs with
 * another `display`.
 */
export function Table<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  return (
    <div role="table" aria-label={caption} className={styles.table}>
      <div role="rowgroup" className={styles.heads}>
        <div role="row" className={styles.row}>
          {columns.map(({ label, end }) => (
            <div key={label} role="columnheader" className={styles.head} data-end={mark(end)}>
              {label}
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
                data-end={mark(end)}
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

function mark(end: boolean | undefined): '' | undefined {
  return end === true ? '' : undefined;
}
