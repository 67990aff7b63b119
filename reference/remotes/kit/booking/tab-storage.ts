/** The tab's storage; `null` if the browser allows none. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Texts that couldn't be stored: they are kept until the page is left. */
const unstoredTexts = new Map<string, string>();

/** Stores a text for this tab, until the user logs out. */
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

/** The text stored for this tab; empty if there is none. */
export function readFromTab(key: string): string {
  return unstoredTexts.get(key) ?? tabStorage()?.getItem(key) ?? '';
}
