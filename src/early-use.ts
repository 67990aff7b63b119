/**
 * Keeps what a visitor clicks and fills in from the first paint on, until the program is there and does it
 * (ui/kit/early-use.ts). It imports nothing and stands in the page itself, before all that the page shows;
 * scripts/build/start-guard.ts inserts it.
 */
import type { EarlyTargets } from './ui/kit/early-use.ts';

declare global {
  interface Window {
    /** None once every part of the page is hydrated. */
    earlyTargets?: EarlyTargets;
  }
}

window.earlyTargets = [];
for (const type of ['click', 'input', 'change']) {
  window.addEventListener(type, ({ target }) => window.earlyTargets?.push(target), { capture: true });
}
