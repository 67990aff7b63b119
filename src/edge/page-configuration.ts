/**
 * What the edge puts into the page and serves as `/livery-config.json`: the
 * deployment's word to the browser, in its wire form.
 *
 * @see architecture.md §4, environment of `serve`
 */
export interface PageConfiguration {
  readonly environment: string;
  /** The base before `/api`, without a slash at its end; empty for the page's own origin. */
  readonly apiUrl: string;
  /** An address, or a path on the page's own origin; so is `contentUrl`. */
  readonly resortUrl: string;
  readonly contentUrl: string;
  readonly policies: PoliciesFile;
}

/** The policies file as the operator wrote it (rules 6.8); the page reads it rule by rule. */
export type PoliciesFile = Readonly<Record<string, object>>;
