import { useSyncExternalStore } from 'react';

const PHONE_QUERY = '(width < 48rem)';

/**
 * Whether the window is as narrow as a phone's, so that fields open as sheets; always `false` on a server, and before
 * the page is hydrated.
 */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(PHONE_QUERY).matches,
    () => false,
  );
}

function subscribeToWidth(onChange: () => void): () => void {
  const watched = matchMedia(PHONE_QUERY);
  watched.addEventListener('change', onChange);
  return () => watched.removeEventListener('change', onChange);
}
