import {
  type FormEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { keepsFocus } from '../buttons/keeps-focus.ts';
import { closeOnBack } from './close-on-back.ts';

/**
 * Opens a dialog as a modal while it is rendered; the focus returns to the previous element before the dialog is
 * removed, or nearby if that element is gone or hidden. The element with `data-first` gets the focus, so that the
 * visitor can type into a search field immediately, also on phones. Back closes the dialog.
 *
 * A click outside closes it, also in browsers without `closedby`: the dialog has no padding and only a thin border, so
 * a click on the dialog element itself is one on the backdrop. Once the visitor has typed into a form inside, it stays
 * open while the form exists.
 *
 * @param until the media query of windows that show its content without it: it is removed once that matches
 * @returns `dialog`: the properties of the element; `close` is for its buttons
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClosed: () => void, until?: string) {
  useLayoutEffect(() => {
    const shown = ref.current;
    if (shown === null) return;
    // WebKit doesn't focus buttons on click, and treats a focus from no element as one by the keyboard.
    const opener = document.activeElement;
    const focusVisible = opener?.matches(':focus-visible') === true;
    shown.showModal();
    shown.querySelector<HTMLElement>('[data-first]')?.focus({ focusVisible });
    const leave = closeOnBack(shown);
    return () => {
      leave();
      if (opener !== document.body) keepsFocus(shown)();
      shown.close();
    };
  }, [ref]);

  const remove = useEffectEvent(onClosed);
  useEffect(() => {
    if (until === undefined) return;
    const media = matchMedia(until);
    const changed = () => media.matches && remove();
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  }, [until]);

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
    // The dialog may have been opened again immediately.
    onClose() {
      if (ref.current?.open !== true) onClosed();
    },
  } as const;
  return { dialog, close };
}
