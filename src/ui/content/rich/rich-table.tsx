import type { ReactNode } from 'react';
import type { RichProperties } from './rich-properties.ts';
import styles from './rich-table.module.css';

interface Props {
  readonly properties: RichProperties;
  readonly children: ReactNode;
}

/** A table that is wider than the screen moves within itself, not the page. */
export function RichTable({ properties, children }: Props) {
  return (
    <div className={styles.frame}>
      <table {...properties}>{children}</table>
    </div>
  );
}
