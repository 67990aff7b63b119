import styles from './button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

/** The looks of a button, for whatever acts as one: a button, a link, a router's link. */
export function buttonClass(look: ButtonLook): string {
  return `${styles.button} ${styles[look]}`;
}
