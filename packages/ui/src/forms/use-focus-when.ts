import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element once a condition becomes true while it is mounted, because the element that had the
 * focus, such as a button, was removed.
 *
 * @returns a ref for an element with `tabIndex={-1}`
 */
export function useFocusWhen<E extends HTMLElement>(happened: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  const happenedBefore = useRef(happened);
  useEffect(() => {
    if (happened && !happenedBefore.current) element.current?.focus();
    happenedBefore.current = happened;
  }, [happened]);
  return element;
}
