import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  /** Shown next to the label, such as a percentage. */
  readonly note?: string;
  readonly value: ReactNode;
  /** Whether it is the total of the rows above. */
  readonly strong?: boolean;
}

/** Labels and values: the facts of a booking, or the lines of a price. */
export function Facts({ items }: { readonly items: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ label, note, value, strong }) => (
        <div key={label} className={styles.fact} data-strong={strong === true ? '' : undefined}>
          <dt>
            {note === undefined ? (
              label
            ) : (
              <>
                <span>{label}</span>
                <span>
                  {' · '}
                  <bdi>{note}</bdi>
                </span>
              </>
            )}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
