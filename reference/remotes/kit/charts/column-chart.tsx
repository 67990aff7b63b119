import { type Column, Table } from '@livery/ui/table';
import styles from './column-chart.module.css';

interface Amount {
  /** The value of the height; negative values are drawn as zero. */
  readonly value: number;
  /** Formatted. */
  readonly text: string;
}

export interface ChartColumn {
  readonly id: string;
  /** Shown below the column. */
  readonly label: string;
  /** Shown in the table. */
  readonly fullLabel: string;
  readonly whole: Amount;
  /** A part of it, drawn inside it from the bottom. */
  readonly part?: Amount;
}

interface Props {
  readonly label: string;
  readonly columns: readonly ChartColumn[];
  /** The names of the wholes and of their parts. */
  readonly legend: { readonly whole: string; readonly part?: string };
  /** The heading of the columns' labels, such as Month. */
  readonly heading: string;
  /** The label of the button that shows the table of all values. */
  readonly showTable: string;
}

/** Columns next to each other, each with its part, and all values as an accessible table. */
export function ColumnChart({ label, columns, legend, heading, showTable }: Props) {
  const most = Math.max(...columns.map(({ whole }) => whole.value), 0);
  const highest = columns.find(({ whole }) => whole.value === most && most > 0);
  return (
    <figure className={styles.chart} aria-label={label}>
      <div aria-hidden="true">
        <ul role="list" className={styles.legend}>
          <li className={styles.whole}>{legend.whole}</li>
          {legend.part !== undefined && <li className={styles.part}>{legend.part}</li>}
        </ul>
        <div className={styles.scale}>
          <bdi>{highest?.whole.text}</bdi>
        </div>
        <div className={styles.columns}>
          {columns.map((column) => (
            <Bar key={column.id} column={column} most={most} />
          ))}
        </div>
      </div>
      <details>
        <summary className={styles.summary}>{showTable}</summary>
        <Table caption={label} columns={chartTableColumns(heading, legend)} rows={columns} rowKey={({ id }) => id} />
      </details>
    </figure>
  );
}

/** The values as text: the first column names the row. */
function chartTableColumns(heading: string, legend: Props['legend']): readonly Column<ChartColumn>[] {
  const figures = (label: string, amountOf: (column: ChartColumn) => Amount | undefined): Column<ChartColumn> => ({
    label,
    end: true,
    cell: (column) => <bdi>{amountOf(column)?.text}</bdi>,
  });
  return [
    { label: heading, cell: ({ fullLabel }) => fullLabel },
    figures(legend.whole, ({ whole }) => whole),
    ...(legend.part === undefined ? [] : [figures(legend.part, ({ part }) => part)]),
  ];
}

function Bar({ column: { label, whole, part }, most }: { readonly column: ChartColumn; readonly most: number }) {
  return (
    <div className={styles.column}>
      <svg className={styles.bar} viewBox="0 0 1 1" preserveAspectRatio="none" focusable="false">
        <title>{whole.text}</title>
        <rect className={styles.wholeBar} x={0} width={1} {...barGeometry(whole.value, most)} />
        {part !== undefined && <rect className={styles.partBar} x={0} width={1} {...barGeometry(part.value, most)} />}
      </svg>
      <span className={styles.label}>{label}</span>
    </div>
  );
}

/** From the bottom; a value above zero is always visible. */
function barGeometry(value: number, most: number) {
  const height = value > 0 && most > 0 ? Math.max(0.015, Math.min(1, value / most)) : 0;
  return { y: 1 - height, height };
}
