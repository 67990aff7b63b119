/**
 * The page that the visitor looks at, as far as use-cases may know it.
 *
 * The caller has made sure that an address may be gone to (`guardPath`,
 * `safeLink`). Checked by tests/contracts/pages.test.ts.
 */
export interface Page {
  /** The full address, query and all, at this moment. */
  address(): URL;
  /** Languages in the visitor's order of preference, as BCP 47 tags. */
  preferredLanguages(): readonly string[];
  /** Writes another address of this site into the address bar; nothing is loaded, and Back doesn't see the old one. */
  replaceAddress(address: URL): void;
  /** Loads another page, of this site (`/logout`) or elsewhere. */
  leaveFor(address: string): void;
  /** Loads the page anew, at another address of this site where one is given. */
  reload(address?: URL): void;
}
