import { findSameControl } from './control.ts';
import { doUse, type UseOfControl } from './use-of-control.ts';

interface FoundControl {
  readonly use: UseOfControl;
  readonly live: HTMLElement | undefined;
}

/**
 * Does what a visitor did before a page was live: with the same elements if they are still there, and else with those
 * that are called so. What is rendered later is waited for, until the visitor clicks something else or leaves the page.
 */
export function doUses(uses: readonly UseOfControl[], page: HTMLElement): void {
  const { pathname } = location;
  const ended = new AbortController();
  const watch = new MutationObserver(look);
  let waiting = uses;
  look();
  if (waiting.length === 0) return;
  watch.observe(page, { childList: true, subtree: true, characterData: true, attributeFilter: ['disabled'] });
  addEventListener('click', ({ isTrusted }) => void (isTrusted && end()), { capture: true, signal: ended.signal });

  function look() {
    if (location.pathname !== pathname) return end();
    const found = waiting.map((use) => ({ use, live: liveOf(use) }));
    waiting = found.flatMap(({ use, live }) => (live === undefined ? use : []));
    doUsesInTurn(found);
    if (waiting.length === 0) end();
  }

  function liveOf({ element, control }: UseOfControl): HTMLElement | undefined {
    const live = element.isConnected ? element : findSameControl(page, control);
    return live?.matches(':disabled') === true ? undefined : live;
  }

  function end() {
    watch.disconnect();
    ended.abort();
  }
}

/** What shows the one has to be rendered before the next: a change of the address begins with what it was. */
function doUsesInTurn([first, ...others]: readonly FoundControl[]): void {
  if (first === undefined) return;
  if (first.live !== undefined) doUse(first.use, first.live);
  // React renders in a microtask what a click has changed.
  queueMicrotask(() => doUsesInTurn(others));
}
