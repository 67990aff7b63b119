/** Elements that are visible without a text. */
const VISIBLE_ELEMENTS = 'img, svg, video, canvas, input, select, textarea, button';

interface WatchErrorsOptions {
  /** The element that the remote is shown in. */
  readonly element: () => HTMLElement | null;
  /** Whether the files named in a trace are the remote's. */
  readonly isFrom: (traces: string) => boolean;
  /** `leftBlank`: whether the element has been blank since. */
  readonly onError: (error: unknown, leftBlank: boolean) => void;
}

/** Catches uncaught errors of a mounted remote, until the returned function is called. */
export function watchErrors({ element, isFrom, onError }: WatchErrorsOptions): () => void {
  const controller = new AbortController();
  const { signal } = controller;
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
  return () => controller.abort();
}

function isBlank(element: HTMLElement | null): boolean {
  return element !== null && element.textContent?.trim() === '' && element.querySelector(VISIBLE_ELEMENTS) === null;
}

/** The text of an error with its URLs: a failed import names the file in its message, other errors in their stack. */
function errorDetails(error: unknown): string {
  return error instanceof Error ? `${error.message} ${error.stack ?? ''}` : '';
}
