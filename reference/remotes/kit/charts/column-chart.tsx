import { type Column, Table } from '@livery/ui/table';
import styles from './column-chart.module.css';

interface Amount {
  /** What the height stands for; below zero is zero. */
  readonly value: number;
  /** Formatted. */
  readonly text: string;
}

export interface ChartColumn {
  readonly id: string;
  /** Below the column. */
  readonly label: string;
  /** In the table. */
  readonly fullLabel: string;
  readonly whole: Amount;
  /** A part of it, drawn inside it from the ground. */
  readonly part?: Amount;
}

interface Props {
  readonly label: string;
  readonly columns: readonly ChartColumn[];
  /** What the wholes and their parts are. */
  readonly legend: { readonly whole: string; readonly part?: string };
  /** The name of what the columns stand for, such as Month. */
  readonly heading: string;
  /** Shows the table of all figures. */
  readonly showTable: string;
}

/** Columns side by side with what is inside of each, and all of their figures as a table, for those who read them. */
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

/** The figures in words: the first column names the row. */
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

/** From the ground; what is there at all is high enough to be seen. */
function barGeometry(value: number, most: number) {
  const height = value > 0 && most > 0 ? Math.max(0.015, Math.min(1, value / most)) : 0;
  return { y: 1 - height, height };
}
