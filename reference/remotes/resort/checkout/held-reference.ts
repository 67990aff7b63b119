import { readFromTab, writeToTab } from '@livery/kit/booking/tab-storage';

const STORAGE_KEY = 'held-reference';

/** Stores the reference of this tab's latest hold: a guest's hold can't be found in any other way. */
export function writeHeldReference(reference: string): void {
  writeToTab(STORAGE_KEY, reference);
}

/** Empty if this tab has no hold. */
export function readHeldReference(): string {
  return readFromTab(STORAGE_KEY);
}
