import { controlIn, findSameControl } from '../kit/control.ts';
import { doUses } from '../kit/do-uses.ts';
import { addUse, USES_OF_CONTROLS, type UseOfControl, type UsesOfControls } from '../kit/use-of-control.ts';

/**
 * Records what a visitor does on a server-rendered page of a remote, whose controls do nothing until the remote has
 * rendered its page. The actions are then repeated, and the focus set, on the same controls of that page.
 *
 * @param early earlier actions
 * @returns a function to be called when the page is replaced
 */
export function keepUse(page: HTMLElement, early: readonly UseOfControl[] = []): () => void {
  const slot = page.parentElement;
  const { pathname } = location;
  const uses: UsesOfControls = new Map(early.map((use) => [use.element, use]));
  for (const type of USES_OF_CONTROLS) page.addEventListener(type, ({ target }) => addUse(uses, target, page));
  return () => {
    const { activeElement } = document;
    const focusedElement = activeElement instanceof HTMLElement && page.contains(activeElement) ? activeElement : null;
    const keptControl = focusedElement === null ? undefined : controlIn(page, focusedElement);
    // After the remote's page is shown.
    queueMicrotask(() => {
      const remote = slot?.querySelector<HTMLElement>('[data-remote]') ?? null;
      if (remote === null || location.pathname !== pathname) return;
      if (keptControl !== undefined) findSameControl(remote, keptControl)?.focus({ preventScroll: true });
      doUses([...uses.values()], remote);
    });
  };
}
