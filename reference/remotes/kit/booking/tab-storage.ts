/** The storage of the tab; `null` if the browser lets nothing be stored. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** What couldn't be stored: it is kept until the page is left. */
const unstoredTexts = new Map<string, string>();

/** Keeps a text for this tab, until a logout. */
export function writeToTab(key: string, text: string): void {
  unstoredTexts.set(key, text);
  try {
    const storage = tabStorage();
    if (storage === null) return;
    storage.setItem(key, text);
    unstoredTexts.delete(key);
  } catch {
    // The storage is full.
  }
}

/** The text that is kept for this tab; empty if there is none. */
export function readFromTab(key: string): string {
  return unstoredTexts.get(key) ?? tabStorage()?.getItem(key) ?? '';
}
