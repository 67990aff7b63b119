import type { ReactNode } from 'react';
import styles from './filters.module.css';

/** What narrows a list down, above it. */
export function Filters({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="search" className={styles.filters} aria-label={label}>
      {children}
    </div>
  );
}
