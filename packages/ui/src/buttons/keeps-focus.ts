/**
 * Keeps the focus nearby when a focused element, or one that contains the focus, is removed: for example when a loading
 * state replaces a Retry button. The heading or the summary of the nearest remaining element around it takes the focus
 * if it is focusable, else that element, unless its replacement has taken it.
 *
 * @param element as the `ref` of the removed element
 * @param findOthers finds elements that take the focus first, if they remain
 */
export function keepsFocus(
  element: HTMLElement | null,
  findOthers?: (element: HTMLElement) => readonly HTMLElement[],
): () => void {
  return () => {
    if (element === null || !element.contains(document.activeElement)) return;
    const nearby = [...(findOthers?.(element) ?? []), ...findAncestors(element)];
    // Once React has removed everything.
    queueMicrotask(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) nearby.find((other) => other.isConnected && takesFocus(findHeading(other) ?? other));
    });
  };
}

function findAncestors(element: HTMLElement): readonly HTMLElement[] {
  const parent = element.parentElement;
  return parent === null || parent === document.body ? [] : [parent, ...findAncestors(parent)];
}

function findHeading(element: HTMLElement): HTMLElement | null {
  return element.querySelector(':is(h1, h2, h3, output)[tabindex]');
}

/** Makes the element focusable if it isn't, only for this once. Returns whether it has the focus. */
function takesFocus(element: HTMLElement): boolean {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
