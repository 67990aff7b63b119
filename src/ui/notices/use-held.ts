import { type RefObject, useEffect, useState } from 'react';

interface Held {
  /** Somebody points at the element, or has the focus in it. */
  readonly isHeld: boolean;
  /** Lets go: what was pointed at is gone, and has told nobody. */
  readonly release: () => void;
}

const FREE = { isPointedAt: false, hasFocus: false };

export function useHeld(held: RefObject<HTMLElement | null>): Held {
  const [{ isPointedAt, hasFocus }, setHolds] = useState(FREE);

  useEffect(() => {
    const element = held.current;
    const listening = new AbortController();
    const { signal } = listening;
    const point = (pointed: boolean) => () => setHolds((holds) => ({ ...holds, isPointedAt: pointed }));
    const focus = (focused: boolean) => () => setHolds((holds) => ({ ...holds, hasFocus: focused }));
    element?.addEventListener('pointerenter', point(true), { signal });
    element?.addEventListener('pointerleave', point(false), { signal });
    element?.addEventListener('focusin', focus(true), { signal });
    element?.addEventListener('focusout', focus(false), { signal });
    return () => listening.abort();
  }, [held]);

  return { isHeld: isPointedAt || hasFocus, release: () => setHolds(FREE) };
}
