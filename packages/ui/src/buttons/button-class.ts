import styles from './button.module.css';

/** `plain` looks like a link. One `primary` on a screen, if any. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'plain';

/** The class names of a button, for buttons and links. */
export function buttonClass(variant: ButtonVariant, fullWidth = false): string {
  return [styles.button, styles[variant], ...(fullWidth ? [styles.fullWidth] : [])].join(' ');
}
