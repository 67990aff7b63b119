/**
 * Keeps the focus nearby when a focused element, or one that contains the focus, is removed: for example when a loading
 * state replaces a Retry button. The nearest remaining element around it takes the focus, unless its replacement has
 * taken it.
 *
 * @param element as the `ref` of the removed element
 */
export function keepsFocus(element: HTMLElement | null): () => void {
  return () => {
    if (element === null || !element.contains(document.activeElement)) return;
    const around = findAncestors(element);
    // Once React has removed everything.
    queueMicrotask(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) around.find((ancestor) => ancestor.isConnected && takesFocus(ancestor));
    });
  };
}

function findAncestors(element: HTMLElement): readonly HTMLElement[] {
  const parent = element.parentElement;
  return parent === null || parent === document.body ? [] : [parent, ...findAncestors(parent)];
}

/** Makes the element focusable if it isn't, only for this once. Returns whether it has the focus. */
function takesFocus(element: HTMLElement): boolean {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
