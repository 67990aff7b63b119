import { type RefObject, useEffect } from 'react';

/**
 * Keeps the focus on the heading of a remote's page while the remote draws it:
 * a heading that had the focus and was put away leaves it to the next one, until
 * the visitor does something themselves.
 */
export function useSlotFocus(place: RefObject<HTMLElement | null>, path: string): void {
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    let held = document.activeElement?.tagName === 'H1';
    const listening = new AbortController();
    const watch = new MutationObserver(() => {
      const focused = document.activeElement;
      if (focused?.tagName === 'H1') held = true;
      if (!held || (focused !== null && focused !== document.body)) return;
      const heading = element.querySelector('h1');
      if (heading?.hasAttribute('tabindex') === false) heading.tabIndex = -1;
      heading?.focus({ preventScroll: true });
    });
    const hold = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.tagName === 'H1') held = true;
    };
    const stop = () => {
      watch.disconnect();
      listening.abort();
    };
    watch.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', hold, { signal: listening.signal, capture: true });
    for (const deed of ['keydown', 'pointerdown'] as const) {
      window.addEventListener(deed, stop, { signal: listening.signal, capture: true });
    }
    return stop;
  }, [place, path]);
}
