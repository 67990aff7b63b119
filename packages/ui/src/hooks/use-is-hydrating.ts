import { useSyncExternalStore } from 'react';

/** True on a server, and while the browser hydrates what a server rendered: only then does React take both for one. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}

/** What it reads never changes once the page is hydrated. */
const subscribeToNothing = () => () => undefined;
