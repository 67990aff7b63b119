import { keepInTab, keptInTab } from '@livery/kit/booking/tab-storage';

const KEY = 'held-reference';

/** Keeps the reference of the newest hold of this tab: a guest's hold is found by nothing else. */
export function keepHeldReference(reference: string): void {
  keepInTab(KEY, reference);
}

/** Empty if this tab has held nothing. */
export function heldReference(): string {
  return keptInTab(KEY);
}
