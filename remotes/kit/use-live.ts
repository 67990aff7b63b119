import { useCallback, useSyncExternalStore } from 'react';
import type { Live } from '../../src/application/remotes/remote-context.ts';

/** Renders again whenever the live value changes. */
export function useLive<T>(live: Live<T>): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const following = live.changes.subscribe(onChange);
      return () => following.unsubscribe();
    },
    [live],
  );
  return useSyncExternalStore(subscribe, live.now, live.now);
}
