/**
 * Records the visitor's clicks and input from the first paint on, until the app has loaded and repeats them
 * (ui/kit/early-use.ts). It has no imports and is inlined in the page before any content; scripts/build/start-guard.ts
 * inserts it.
 */
import type { EarlyTargets } from './ui/kit/early-use.ts';

declare global {
  interface Window {
    /** Left out once every part of the page is hydrated. */
    earlyTargets?: EarlyTargets;
  }
}

window.earlyTargets = [];
for (const type of ['click', 'input', 'change']) {
  window.addEventListener(type, ({ target }) => window.earlyTargets?.push(target), { capture: true });
}
