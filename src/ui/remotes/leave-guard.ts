import type { Navigator } from 'react-router-dom';
import type { LeaveCheck } from '../../application/remotes/remotes.ts';

type NavigationTarget = Parameters<Navigator['push']>[0];

/** If a guard hasn't answered after this time, the next attempt lets the visitor leave. */
const MAX_ANSWER_MS = 10_000;

interface LeaveGuard {
  readonly ask: LeaveCheck;
  readonly onOverdue: () => void;
}

/**
 * Asks before the visitor leaves a page while guards are set: for links and other navigations of the router, for Back
 * and Forward, and with the browser's question before the page is closed or reloaded. Another query or hash of the same
 * path doesn't count as leaving. The site's router fires `livery:pop` before it follows Back or Forward, and stays if
 * that is cancelled.
 *
 * @param navigator the router's; its methods are replaced while a guard is set
 * @returns a function that sets a guard, and returns a function that removes it
 */
export function createLeaveGuard(
  navigator: Navigator,
  window: Window,
): (ask: LeaveCheck, onOverdue?: () => void) => () => void {
  const guards = new Set<LeaveGuard>();
  let stop = () => undefined as void;
  /** The guard that was asked and hasn't answered yet, and since when. */
  let asking: (LeaveGuard & { readonly since: number }) | undefined;

  return (ask, onOverdue = () => undefined) => {
    const ownGuard = { ask, onOverdue };
    guards.add(ownGuard);
    if (guards.size === 1) stop = start();
    return () => {
      if (guards.delete(ownGuard) && guards.size === 0) stop();
    };
  };

  async function leave(proceed: () => void): Promise<void> {
    if (asking !== undefined) {
      if (performance.now() - asking.since < MAX_ANSWER_MS) return;
      asking.onOverdue();
      asking = undefined;
      proceed();
    } else if (await mayLeave()) proceed();
  }

  /** Asks all guards; an answer that was waited for too long no longer counts. */
  async function mayLeave(): Promise<boolean> {
    for (const guard of guards) {
      const overdueGuard = { ...guard, since: performance.now() };
      asking = overdueGuard;
      const isAllowed = await isLeavingAllowed(guard);
      if (asking !== overdueGuard) return false;
      asking = undefined;
      if (!isAllowed) return false;
    }
    return true;
  }

  function start(): () => void {
    const { push, replace } = navigator;
    const controller = new AbortController();
    let place = historyPlace(window);
    /** Set while the history goes back to the guarded page: called once it is there. */
    let onReturn: (() => void) | undefined;
    let isAllowed = false;

    const guardMethod =
      (method: Navigator['push']): Navigator['push'] =>
      (to, ...rest) => {
        const proceed = () => {
          method.call(navigator, to, ...rest);
          place = historyPlace(window);
        };
        if (targetPath(to, window) === window.location.pathname) proceed();
        else void leave(proceed);
      };
    navigator.push = guardMethod(push);
    navigator.replace = guardMethod(replace);

    window.addEventListener(
      'livery:pop',
      (event) => {
        const now = historyPlace(window);
        const delta = now.index - place.index;
        if (onReturn !== undefined) {
          event.preventDefault();
          if (delta !== 0) return;
          const ask = onReturn;
          onReturn = undefined;
          ask();
        } else if (isAllowed || now.path === place.path || Number.isNaN(delta)) {
          isAllowed = false;
          place = now;
        } else {
          event.preventDefault();
          onReturn = () =>
            void leave(() => {
              isAllowed = true;
              window.history.go(delta);
            });
          window.history.go(-delta);
        }
      },
      { signal: controller.signal },
    );
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: controller.signal });

    return () => {
      controller.abort();
      navigator.push = push;
      navigator.replace = replace;
    };
  }
}

/** The router numbers the history entries in their state. */
function historyPlace({ history, location }: Window): { readonly path: string; readonly index: number } {
  const state: unknown = history.state;
  const index = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : undefined;
  return { path: location.pathname, index: typeof index === 'number' ? index : Number.NaN };
}

function targetPath(to: NavigationTarget, { location }: Window): string {
  return typeof to === 'string' ? new URL(to, location.href).pathname : (to.pathname ?? location.pathname);
}

/** A guard that fails must not keep the visitor from leaving. */
async function isLeavingAllowed({ ask }: LeaveGuard): Promise<boolean> {
  try {
    return (await ask()) === true;
  } catch {
    return true;
  }
}
