import type { MouseEvent, RefObject } from 'react';

/** What a dialog needs to be closed from within: `onClick` and `onClose` are its own, `close` is for its buttons. */
interface Dismissal {
  readonly onClick: (event: MouseEvent) => void;
  readonly onClose: () => void;
  readonly close: () => void;
}

/**
 * Closes a modal by a click beside it, in browsers too that don't know `closedby`, and tells once it is closed, however
 * that came about.
 *
 * The dialog has no padding and no border worth a click: only the veil is the dialog itself.
 */
export function useDismissal(dialog: RefObject<HTMLDialogElement | null>, onClosed: () => void): Dismissal {
  const close = () => dialog.current?.close();
  return {
    close,
    onClick({ target }) {
      if (target === dialog.current) close();
    },
    // A dialog that was opened again at once has nothing to tell.
    onClose() {
      if (dialog.current?.open !== true) onClosed();
    },
  };
}
