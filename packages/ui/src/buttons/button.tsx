import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import text from '../format/text.module.css';
import { Spinner } from '../states/spinner.tsx';
import { type ButtonVariant, buttonClass } from './button-class.ts';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly variant?: ButtonVariant;
  /** An action is pending: the button keeps the focus and ignores clicks. */
  readonly busy?: boolean;
  /** As wide as its container. */
  readonly fullWidth?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant = 'secondary',
  busy = false,
  fullWidth = false,
  onClick,
  children,
  ...attributes
}: Props) {
  return (
    <button
      type="button"
      {...attributes}
      className={buttonClass(variant, fullWidth)}
      aria-disabled={busy ? true : undefined}
      onClick={clicked}
    >
      {busy && <Spinner />}
      <span className={text.contents}>{children}</span>
    </button>
  );

  function clicked(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
}
