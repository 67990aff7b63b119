import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element once something has happened while it is shown:
 * what had the focus, such as the button that did it, is gone then.
 *
 * @returns for an element with `tabIndex={-1}`
 */
export function useFocusWhen<E extends HTMLElement>(happened: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(happened);
  useEffect(() => {
    if (happened && !before.current) element.current?.focus();
    before.current = happened;
  }, [happened]);
  return element;
}
