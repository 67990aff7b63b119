import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface Props {
  readonly tone?: 'neutral' | 'brand' | 'success' | 'warning' | 'failure';
  readonly children: ReactNode;
}

/** A short label: a status, a discount. */
export function Badge({ tone = 'neutral', children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
