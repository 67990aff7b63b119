import styles from './spinner.module.css';

/** Says that something is under way to the eye only; words say it to everybody. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
