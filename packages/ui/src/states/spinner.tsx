import styles from './spinner.module.css';

/** Decorative; the text beside it names what is pending. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
