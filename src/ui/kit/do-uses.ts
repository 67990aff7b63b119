import { findSameControl } from './control.ts';
import { doUse, type UseOfControl } from './use-of-control.ts';

interface FoundControl {
  readonly use: UseOfControl;
  readonly live: HTMLElement | undefined;
}

/**
 * Repeats what a visitor did before a page was interactive: on the same elements if they still exist, else on controls
 * of the same name. It waits for controls that are rendered later, until the visitor clicks something else or leaves
 * the page.
 */
export function doUses(uses: readonly UseOfControl[], page: HTMLElement): void {
  const { pathname } = location;
  const controller = new AbortController();
  const watch = new MutationObserver(look);
  let waiting = uses;
  look();
  if (waiting.length === 0) return;
  watch.observe(page, { childList: true, subtree: true, characterData: true, attributeFilter: ['disabled'] });
  addEventListener('click', ({ isTrusted }) => void (isTrusted && end()), { capture: true, signal: controller.signal });

  function look() {
    if (location.pathname !== pathname) return end();
    const liveUses = waiting.map((use) => ({ use, live: liveOf(use) }));
    waiting = liveUses.flatMap(({ use, live }) => (live === undefined ? use : []));
    doUsesInTurn(liveUses);
    if (waiting.length === 0) end();
  }

  function liveOf({ element, control }: UseOfControl): HTMLElement | undefined {
    const live = element.isConnected ? element : findSameControl(page, control);
    return live?.matches(':disabled') === true ? undefined : live;
  }

  function end() {
    watch.disconnect();
    controller.abort();
  }
}

/**
 * The effect of one has to be rendered before the next, because each change of the address starts from the previous
 * one.
 */
function doUsesInTurn([firstControl, ...otherControls]: readonly FoundControl[]): void {
  if (firstControl === undefined) return;
  if (firstControl.live !== undefined) doUse(firstControl.use, firstControl.live);
  // React renders the changes of a click in a microtask.
  queueMicrotask(() => doUsesInTurn(otherControls));
}
