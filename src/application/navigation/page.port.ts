/**
 * The browser's page, for use-cases.
 *
 * The caller must check that an address may be navigated to (`guardPath`, `safeLink`). Checked by
 * tests/contracts/page.contract.ts.
 */
export interface Page {
  /** The full current address, with its query. */
  address(): URL;
  /** Languages in the visitor's order of preference, as BCP 47 tags. */
  preferredLanguages(): readonly string[];
  /** Shows another address of this site in the address bar; nothing is loaded, and the history entry is replaced. */
  replaceAddress(address: URL): void;
  /** Loads another page, of this site (`/logout`) or elsewhere. */
  leaveFor(address: string): void;
  /** Reloads the page, at another address of this site if one is given. */
  reload(address?: URL): void;
}
