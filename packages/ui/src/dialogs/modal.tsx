import { type ReactNode, type RefObject, useRef } from 'react';
import { useModal } from './use-modal.ts';

interface Props {
  /** The id of the heading that names it. */
  readonly labelledBy: string;
  /** The class of its frame: its place on the screen, and its size. */
  readonly className: string | undefined;
  readonly size?: 'narrow' | 'wide';
  /** The media query of windows that show its content without it: it closes once that matches. */
  readonly until?: string | undefined;
  readonly ref?: RefObject<HTMLDialogElement | null>;
  /** Called once it is closed: by `close`, Escape, or a click outside. The focus has already returned. */
  readonly onClose: () => void;
  /** @param close for its buttons */
  readonly children: (close: () => void) => ReactNode;
}

/** A native modal `<dialog>`, open while it is rendered: the rest of the page is inert. */
export function Modal({ labelledBy, className, size, until, ref, onClose, children }: Props) {
  const own = useRef<HTMLDialogElement>(null);
  const { dialog, close } = useModal(ref ?? own, onClose, until);
  return (
    <dialog {...dialog} className={className} data-size={size} aria-labelledby={labelledBy}>
      {children(close)}
    </dialog>
  );
}
