import type { ReactNode } from 'react';
import styles from './facts.module.css';

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Whether it is the total of the rows above. */
  readonly strong?: boolean;
}

/** Labels and values: the facts of a booking, or the lines of a price. */
export function Facts({ items }: { readonly items: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ label, value, strong }) => (
        <div key={label} className={styles.fact} data-strong={strong === true ? '' : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
