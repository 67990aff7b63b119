import styles from './icon-button.module.css';

/** The class name of a button with an icon and little or no text. */
export function iconButtonClass(): string {
  return `${styles.button}`;
}
