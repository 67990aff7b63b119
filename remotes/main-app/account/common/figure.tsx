import type { LucideIcon } from 'lucide-react';
import styles from './figure.module.css';

interface Props {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Written out. */
  readonly value: string;
  readonly hint?: string;
}

/** A key figure. */
export function Figure({ icon: Icon, label, value, hint }: Props) {
  return (
    <div className={styles.figure}>
      <span className={styles.label}>
        <Icon size={18} aria-hidden="true" />
        {label}
      </span>
      <span className={styles.value}>
        <bdi>{value}</bdi>
      </span>
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </div>
  );
}
