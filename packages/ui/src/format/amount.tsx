import styles from './amount.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  /** Formatted, with its currency. */
  readonly text: string;
  /** `large` for the headline of a card, `text` within text. */
  readonly size?: 'large' | 'text';
}

/** An amount of money with digits of equal width. */
export function Amount({ text, size = 'text' }: Props) {
  return <bdi className={size === 'large' ? `${styles.amount} ${styles.large}` : styles.amount}>{text}</bdi>;
}

/** Placeholder of an amount that is loading, as wide as most amounts. */
export function PendingAmount({ label }: { readonly label: string }) {
  return (
    <span className={styles.pending}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
