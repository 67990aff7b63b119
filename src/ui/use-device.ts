import { useSyncExternalStore } from 'react';
import { type Device, deviceOf } from '../domain/market/device.ts';

/** What the site is looked at with, by the width of its window; a pc where there is no window. */
export function useDevice(): Device {
  return useSyncExternalStore(
    subscribe,
    () => deviceOf(window.innerWidth),
    () => 'pc',
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
