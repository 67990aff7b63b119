/** The storage of the tab; `null` if the browser lets nothing be stored. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Keeps a text for this tab, until a logout. */
export function keepInTab(key: string, text: string): void {
  try {
    tabStorage()?.setItem(key, text);
  } catch {
    // If nothing can be stored, what it was about is found by hand.
  }
}
