import type { PolicyBook } from '../../domain/agency/policy-book.ts';
import type { RemotePages } from '../../domain/remotes/routes.ts';

/**
 * The configuration of the deployment, known before the first request.
 *
 * A missing or damaged configuration reads as the defaults, and is reported.
 * Checked by tests/contracts/sources/configuration-source.contract.ts.
 */
export interface ConfigurationSource {
  current(): Configuration;
}

/** @see docs/operate.md, Settings */
export interface Configuration {
  /** `prod`, `qa`, `uat`, `dev`, `local`, … */
  readonly environment: string;
  /** The address before `/api`, without a slash at its end; the empty text is the page's own origin. */
  readonly apiUrl: string;
  /** The base of the resort service; the API's own if it has none. */
  readonly resortUrl: string;
  /** Where remote modules come from. */
  readonly contentUrl: string;
  readonly policies: PolicyBook;
  /** The style of maps, in which `{language}` is the page's: an address, or a path on the page's own origin. Left out, there are no maps. */
  readonly mapStyleUrl?: string;
  /** The pages of custom remotes, as the edge read them in the manifest; by default, the page reads them itself. */
  readonly remotePages?: readonly RemotePages[];
}
