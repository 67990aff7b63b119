import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import styles from './button.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly look?: ButtonLook;
  /** An action is pending: the button keeps the focus and ignores clicks. */
  readonly busy?: boolean;
  /** As wide as its place. */
  readonly whole?: boolean;
}

export function Button({ look = 'secondary', busy = false, whole = false, onClick, children, ...attributes }: Props) {
  return (
    <button
      type="button"
      {...attributes}
      className={buttonClass(look, whole)}
      aria-disabled={busy ? true : undefined}
      onClick={clicked}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );

  function clicked(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
}

/** `plain` looks like a link. One `primary` on a screen, if any. */
export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'plain';

/** The looks of a button, for whatever acts as one. */
export function buttonClass(look: ButtonLook, whole = false): string {
  return [styles.button, styles[look], ...(whole ? [styles.whole] : [])].join(' ');
}

/** Decorative; the text beside it says what is pending. */
function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
