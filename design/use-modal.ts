import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a dialog open as a modal while it is rendered; the focus is back where it came from before it goes. What is
 * marked `data-first` gets the focus, but not under a finger, where the keyboard on the screen would cover half of it.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null) return;
    shown.showModal();
    const first = shown.querySelector<HTMLElement>('[data-first]');
    const typing = first instanceof HTMLInputElement && matchMedia('(pointer: coarse)').matches;
    if (first !== null && !typing) first.focus();
    return () => shown.close();
  }, [dialog]);
}
