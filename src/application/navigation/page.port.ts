/**
 * The page that the visitor looks at, as far as use-cases may know it.
 */
export interface Page {
  /** The full address, query and all, at this moment. */
  address(): URL;
  /** Languages in the visitor's order of preference, as BCP 47 tags. */
  preferredLanguages(): readonly string[];
}
