import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** The sum of what stands above it. */
  readonly strong?: boolean;
}

/** Names and what they stand for: the facts of a booking, or the lines of a price. */
export function Facts({ of }: { readonly of: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {of.map(({ label, value, strong }) => (
        <div key={label} className={styles.fact} data-strong={strong === true ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
