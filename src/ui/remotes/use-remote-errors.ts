import { type RefObject, useEffect, useState } from 'react';
import type { RemoteModules, ScreenName } from '../../application/remotes/remotes.ts';

interface Needs {
  readonly modules: RemoteModules;
  readonly remote: ScreenName;
  readonly place: RefObject<HTMLElement | null>;
}

/** What can be seen of a page without words. */
const SIGHTS = 'img, svg, video, canvas, input, select, textarea, button';

/**
 * Hears of errors that a shown remote lets go: each is reported. One that has
 * left nothing to be seen takes the remote down; any other is shown to the visitor.
 */
export function useRemoteErrors({ modules, remote, place }: Needs) {
  const [stumbled, setStumbled] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const hear = (error: unknown, traces: string) => {
      if (!modules.isFrom(remote, traces)) return;
      // React takes a root that threw off the page first, and tells then.
      queueMicrotask(() => {
        if (listening.signal.aborted) return;
        if (isBlank(place.current)) return modules.crash(remote, error);
        modules.reportProblem(remote, error);
        setStumbled(true);
      });
    };
    const { signal } = listening;
    window.addEventListener(
      'error',
      ({ error, message, filename }) => hear(error ?? message, `${filename} ${tracesOf(error)}`),
      { signal },
    );
    window.addEventListener('unhandledrejection', ({ reason }) => hear(reason, tracesOf(reason)), { signal });
    return () => listening.abort();
  }, [modules, remote, place]);

  return { stumbled, forgive: () => setStumbled(false) };
}

function isBlank(element: HTMLElement | null): boolean {
  return element !== null && element.textContent?.trim() === '' && element.querySelector(SIGHTS) === null;
}

/** The addresses that an error tells: a file that could not be imported stands in its message, others in its stack. */
function tracesOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${error.stack ?? ''}` : '';
}
