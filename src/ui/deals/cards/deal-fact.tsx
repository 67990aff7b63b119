import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './deal-fact.module.css';

interface Props {
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

/** A line of a deal's card, two on a narrow one; what does not fit then ends in an ellipsis. */
export function DealFact({ icon: Icon, children }: Props) {
  return (
    <div className={styles.fact}>
      {Icon !== undefined && <Icon size={14} aria-hidden="true" className={styles.icon} />}
      <span className={styles.text}>{children}</span>
    </div>
  );
}
