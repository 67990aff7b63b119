import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface Props {
  /** The narrow column: filters, or the total of a booking. */
  readonly aside: ReactNode;
  /**
   * `start` for filters: before the content, on phones above it. `end`: after the content, below it. `first`: after the
   * content, on phones above it, and read before it. The Tab order is the visible order, except for `first`.
   */
  readonly side?: 'start' | 'end' | 'first';
  readonly children: ReactNode;
}

/** A wide column and a narrow one; one column on small screens. */
export function Columns({ aside, side = 'end', children }: Props) {
  const narrow = <div className={`${styles.part} ${styles.aside}`}>{aside}</div>;
  return (
    <div className={styles.columns} data-aside={side}>
      {side !== 'end' && narrow}
      <div className={styles.part}>{children}</div>
      {side === 'end' && narrow}
    </div>
  );
}
