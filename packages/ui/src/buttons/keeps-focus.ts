/**
 * Keeps the focus near an element that had it, or around what had it, and goes: as a Retry button that gives way to what
 * is loading. What is left around it takes the focus, unless what came instead has.
 *
 * @param element as the `ref` of what goes
 */
export function keepsFocus(element: HTMLElement | null): () => void {
  return () => {
    if (element === null || !element.contains(document.activeElement)) return;
    const around = findAncestors(element);
    // Once React has removed all of it.
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

/** Whether it could be focused: what isn't by itself is only for this once. */
function takesFocus(element: HTMLElement): boolean {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
