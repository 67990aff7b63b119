import { useSyncExternalStore } from 'react';

/** As style sheets have it: below 768 px (readings 37). */
const PHONE = '(width < 48rem)';

/** Whether the site is looked at on a phone; not known, and so not, where there is no screen. */
export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false);
}

function subscribe(onChange: () => void): () => void {
  const screen = window.matchMedia(PHONE);
  screen.addEventListener('change', onChange);
  return () => screen.removeEventListener('change', onChange);
}

function isPhone(): boolean {
  return window.matchMedia(PHONE).matches;
}
