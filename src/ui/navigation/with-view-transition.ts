import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/** Shows another page, by a view transition where the browser has them; how it looks is the style sheet's affair. */
export function withViewTransition(change: () => void): void {
  if (!('startViewTransition' in document)) return startTransition(change);
  // The next turn may begin before this one was seen, which is no failure.
  document.startViewTransition(() => flushSync(change)).ready.catch(() => undefined);
}
