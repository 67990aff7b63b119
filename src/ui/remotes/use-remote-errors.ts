import { type RefObject, useEffect, useState } from 'react';
import type { RemoteModules, ScreenRemoteName } from '../../application/remotes/remotes.ts';

interface Needs {
  readonly modules: RemoteModules;
  readonly remote: ScreenRemoteName;
  readonly place: RefObject<HTMLElement | null>;
}

/** Elements that show something without a text. */
const VISIBLE_ELEMENTS = 'img, svg, video, canvas, input, select, textarea, button';

/**
 * Catches uncaught errors of a mounted remote, and reports each. One that left the remote blank unmounts it; any
 * other is shown to the visitor.
 */
export function useRemoteErrors({ modules, remote, place }: Needs) {
  const [hasError, setHasError] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    const onError = (error: unknown, traces: string) => {
      if (!modules.isFrom(remote, traces)) return;
      // React unmounts a root that threw before it reports the error.
      queueMicrotask(() => {
        if (listening.signal.aborted) return;
        if (isBlank(place.current)) return modules.crash(remote, error);
        modules.reportProblem(remote, error);
        setHasError(true);
      });
    };
    const { signal } = listening;
    window.addEventListener(
      'error',
      ({ error, message, filename }) => onError(error ?? message, `${filename} ${textOfError(error)}`),
      { signal },
    );
    window.addEventListener('unhandledrejection', ({ reason }) => onError(reason, textOfError(reason)), { signal });
    return () => listening.abort();
  }, [modules, remote, place]);

  return { hasError, dismissError: () => setHasError(false) };
}

function isBlank(element: HTMLElement | null): boolean {
  return element !== null && element.textContent?.trim() === '' && element.querySelector(VISIBLE_ELEMENTS) === null;
}

/** The text of an error with its URLs: a failed import names the file in its message, other errors in the stack. */
function textOfError(error: unknown): string {
  return error instanceof Error ? `${error.message} ${error.stack ?? ''}` : '';
}
