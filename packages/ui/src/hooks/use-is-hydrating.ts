import { useSyncExternalStore } from 'react';

/** True on a server, and while the browser hydrates a server-rendered page: React requires the same output for both. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}

/** The value never changes once the page is hydrated. */
const subscribeToNothing = () => () => undefined;
