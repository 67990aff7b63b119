import { type RefObject, useEffect, useRef } from 'react';

interface GroupFocus {
  /** The element whose children with the role `group` are the list. */
  readonly list: RefObject<HTMLDivElement | null>;
  /**
   * To be called with a change that adds or removes a group: then the group at this index gets the focus, or the last
   * one.
   */
  focusAfter(index: number): void;
}

/**
 * Moves the focus to an added group, or to the one after a removed one: the used button may have been removed, or be
 * out of sight or behind the new group.
 */
export function useGroupFocus(count: number): GroupFocus {
  const list = useRef<HTMLDivElement>(null);
  const nextIndexRef = useRef<number | null>(null);
  useEffect(() => {
    const groups = list.current?.querySelectorAll<HTMLElement>(':scope > [role="group"]') ?? [];
    if (nextIndexRef.current !== null) groups[Math.min(nextIndexRef.current, groups.length - 1)]?.focus();
    nextIndexRef.current = null;
  }, [count]);
  return { list, focusAfter: (index) => (nextIndexRef.current = index) };
}
