import type { ReactNode } from 'react';
import styles from './columns.module.css';

interface Props {
  /** Stands beside the rest on a wide screen: filters, or the sum of a booking. */
  readonly aside: ReactNode;
  /** `start` for filters: before the rest, on a phone above it. `end`: behind it, below it. */
  readonly side?: 'start' | 'end';
  readonly children: ReactNode;
}

/** A wide column and a narrow one; one below the other where there is no room. */
export function Columns({ aside, side = 'end', children }: Props) {
  return (
    <div className={styles.columns} data-aside={side}>
      <div className={styles.part}>{children}</div>
      <div className={`${styles.part} ${styles.aside}`}>{aside}</div>
    </div>
  );
}
