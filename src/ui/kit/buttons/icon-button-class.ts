import styles from '../../../../design/icon-button.module.css';

/** The looks of a button that shows nothing but an icon, or little more. */
export function iconButtonClass(): string {
  return `${styles.button}`;
}
