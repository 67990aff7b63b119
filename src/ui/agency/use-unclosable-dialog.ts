import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens a dialog as a modal and keeps it open, with the focus inside: Escape, a
 * back gesture and a click beside it change nothing, not even at the second
 * try, which browsers don't let a page refuse.
 */
export function useUnclosableDialog(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const open = () => {
      if (!dialog.open) dialog.showModal();
      // The words come first, not what can be pressed.
      dialog.focus();
    };
    const stay = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') event.preventDefault();
    };
    const comeBack = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget === null && document.hasFocus()) dialog.focus();
    };
    // The copy that a server rendered stands open without being modal.
    dialog.close();
    open();
    dialog.addEventListener('close', open);
    dialog.addEventListener('cancel', stay);
    dialog.addEventListener('keydown', stay);
    dialog.addEventListener('focusout', comeBack);
    return () => {
      dialog.removeEventListener('close', open);
      dialog.removeEventListener('cancel', stay);
      dialog.removeEventListener('keydown', stay);
      dialog.removeEventListener('focusout', comeBack);
      dialog.close();
    };
  }, []);

  return ref;
}
