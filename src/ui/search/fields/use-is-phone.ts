import { useSyncExternalStore } from 'react';

const PHONE = '(width < 48rem)';

/** Whether the window is as narrow as a phone's, where fields open as sheets; never on a server, and not before the page is hydrated. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const watched = matchMedia(PHONE);
  watched.addEventListener('change', onChange);
  return () => watched.removeEventListener('change', onChange);
}
