/** Elements that show something without a text. */
const VISIBLE_ELEMENTS = 'img, svg, video, canvas, input, select, textarea, button';

interface WatchErrorsOptions {
  /** What the remote shows. */
  readonly element: () => HTMLElement | null;
  /** Whether the files that a trace names are those of the remote. */
  readonly isFrom: (traces: string) => boolean;
  /** `leftBlank`: whether the element is blank since. */
  readonly onError: (error: unknown, leftBlank: boolean) => void;
}

/** Catches uncaught errors of what a remote has mounted, until the returned function is called. */
export function watchErrors({ element, isFrom, onError }: WatchErrorsOptions): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const look = (error: unknown, traces: string) => {
    if (!isFrom(traces)) return;
    // React unmounts a root that threw before it reports the error.
    queueMicrotask(() => signal.aborted || onError(error, isBlank(element())));
  };
  window.addEventListener(
    'error',
    ({ error, message, filename }) => look(error ?? message, `${filename} ${errorDetails(error)}`),
    { signal },
  );
  window.addEventListener('unhandledrejection', ({ reason }) => look(reason, errorDetails(reason)), { signal });
  return () => listening.abort();
}

function isBlank(element: HTMLElement | null): boolean {
  return element !== null && element.textContent?.trim() === '' && element.querySelector(VISIBLE_ELEMENTS) === null;
}

/** The text of an error with its URLs: a failed import names the file in its message, other errors in the stack. */
function errorDetails(error: unknown): string {
  return error instanceof Error ? `${error.message} ${error.stack ?? ''}` : '';
}
