import { useCallback, useSyncExternalStore } from 'react';

/** A live value: the current value, and a subscription to later ones. */
interface Live<T> {
  readonly now: () => T;
  readonly changes: { subscribe(onValue: (value: T) => void): { unsubscribe(): void } };
}

/** Renders again whenever the live value changes. */
export function useLive<T>(live: Live<T>): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = live.changes.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [live],
  );
  return useSyncExternalStore(subscribe, live.now, live.now);
}
