import { type RefObject, useEffect, useRef } from 'react';

interface GroupFocus {
  /** The element whose children with the role `group` are the list. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** Called with the change that adds or removes a group: the one at this place has the focus after it, or else the last. */
  focusAfter(index: number): void;
}

/**
 * Moves the focus to a group that is added, or to the one that follows a removed one: the button that was used may be
 * gone, out of sight, or behind the new group.
 */
export function useGroupFocus(count: number): GroupFocus {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    const groups = list.current?.querySelectorAll<HTMLElement>(':scope > [role="group"]') ?? [];
    if (next.current !== null) groups[Math.min(next.current, groups.length - 1)]?.focus();
    next.current = null;
  }, [count]);
  return { list, focusAfter: (index) => (next.current = index) };
}
