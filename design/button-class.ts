import styles from './button.module.css';

/** `plain` looks like a link. One `primary` on a screen, if any. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'plain';

/** The looks of a button, for whatever acts as one: a button, a link, a router's link. */
export function buttonClass(variant: ButtonVariant, whole = false): string {
  return [styles.button, styles[variant], ...(whole ? [styles.whole] : [])].join(' ');
}
