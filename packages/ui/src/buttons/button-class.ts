import styles from './button.module.css';

/** `plain` looks like a link. A screen has at most one `primary`. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'plain';

/** The class names of a button, for buttons and links. */
export function buttonClass(variant: ButtonVariant, fullWidth = false): string {
  return [styles.button, styles[variant], ...(fullWidth ? [styles.fullWidth] : [])].join(' ');
}
