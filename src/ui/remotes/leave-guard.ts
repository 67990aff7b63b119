import type { Navigator } from 'react-router-dom';

type Ask = () => boolean | Promise<boolean>;
type Target = Parameters<Navigator['push']>[0];

/**
 * Asks before the visitor leaves a page while guards stand: for links and other navigations of the router, for Back
 * and Forward, and by the browser's own question before the page is closed or reloaded. Another query or hash of the
 * same path is no leaving. The site's router fires `livery:pop` before it follows Back or Forward, and stays where it
 * is if that is cancelled.
 *
 * @param navigator of the router; its methods are replaced while a guard stands
 * @returns sets a guard, and returns a function that removes it
 */
export function openLeaveGuard(navigator: Navigator, window: Window): (ask: Ask) => () => void {
  const asks = new Set<Ask>();
  let stop = () => undefined as void;
  let isAsking = false;

  return (ask) => {
    const own: Ask = () => ask();
    asks.add(own);
    if (asks.size === 1) stop = start();
    return () => {
      if (asks.delete(own) && asks.size === 0) stop();
    };
  };

  async function leave(proceed: () => void): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const allowed = await mayLeave();
    isAsking = false;
    if (allowed) proceed();
  }

  async function mayLeave(): Promise<boolean> {
    for (const ask of asks) {
      try {
        if ((await ask()) !== true) return false;
      } catch {
        // A remote that fails must hold nobody back.
      }
    }
    return true;
  }

  function start(): () => void {
    const { push, replace } = navigator;
    const listening = new AbortController();
    let place = placeOf(window);
    /** Set while the history goes back to the guarded page: what to do once it is there. */
    let onReturn: (() => void) | undefined;
    let isAllowed = false;

    const guarded =
      (method: Navigator['push']): Navigator['push'] =>
      (to, ...rest) => {
        const proceed = () => {
          method.call(navigator, to, ...rest);
          place = placeOf(window);
        };
        if (pathOf(to, window) === window.location.pathname) proceed();
        else void leave(proceed);
      };
    navigator.push = guarded(push);
    navigator.replace = guarded(replace);

    window.addEventListener(
      'livery:pop',
      (event) => {
        const now = placeOf(window);
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
      { signal: listening.signal },
    );
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: listening.signal });

    return () => {
      listening.abort();
      navigator.push = push;
      navigator.replace = replace;
    };
  }
}

/** The router numbers the entries of the history in their state. */
function placeOf({ history, location }: Window): { readonly path: string; readonly index: number } {
  const state: unknown = history.state;
  const index = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : undefined;
  return { path: location.pathname, index: typeof index === 'number' ? index : Number.NaN };
}

function pathOf(to: Target, { location }: Window): string {
  return typeof to === 'string' ? new URL(to, location.href).pathname : (to.pathname ?? location.pathname);
}
