import styles from './spinner.module.css';

/** Decorative; the text next to it names the pending action. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
