import { readFromTab, writeToTab } from '@livery/kit/booking/tab-storage';

const STORAGE_KEY = 'held-reference';

/** Keeps the reference of the newest hold of this tab: a guest's hold is found by nothing else. */
export function writeHeldReference(reference: string): void {
  writeToTab(STORAGE_KEY, reference);
}

/** Empty if this tab has held nothing. */
export function readHeldReference(): string {
  return readFromTab(STORAGE_KEY);
}
