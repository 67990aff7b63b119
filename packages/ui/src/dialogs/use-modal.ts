import { type FormEvent, type MouseEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { closeOnBack } from './close-on-back.ts';

/**
 * Opens a dialog as a modal while it is rendered; the focus is back where it came from before it goes. What is marked
 * `data-first` gets the focus: a search that is opened is typed into, on a phone too. Back closes it.
 *
 * A click beside it closes it, in browsers too that don't know `closedby`: the dialog has no padding and no border
 * worth a click, so only the backdrop is the dialog itself. Once something was entered into a form inside, it stays
 * open for as long as the form is there.
 *
 * @returns `dialog`: the properties of the element; `close` is for its buttons
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClosed: () => void) {
  useLayoutEffect(() => {
    const shown = ref.current;
    if (shown === null) return;
    // WebKit, where a click focuses no button, takes a focus that no element had before for one by the keyboard.
    const focusVisible = document.activeElement?.matches(':focus-visible') === true;
    shown.showModal();
    shown.querySelector<HTMLElement>('[data-first]')?.focus({ focusVisible });
    const leave = closeOnBack(shown);
    return () => {
      leave();
      shown.close();
    };
  }, [ref]);

  const [entered, setEntered] = useState<HTMLFormElement | null>(null);
  const close = () => ref.current?.close();
  const dialog = {
    ref,
    closedby: entered === null ? 'any' : 'closerequest',
    onInput({ target }: FormEvent<HTMLDialogElement>) {
      const form = target instanceof Element ? target.closest('form') : null;
      if (form !== null && ref.current?.contains(form) === true) setEntered(form);
    },
    onClick({ target }: MouseEvent) {
      if (target === ref.current && entered?.isConnected !== true) close();
    },
    // A dialog may have been opened again at once.
    onClose() {
      if (ref.current?.open !== true) onClosed();
    },
  } as const;
  return { dialog, close };
}
