import styles from './spinner.module.css';

/** For the eye only; a text beside it is for screen readers too. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
