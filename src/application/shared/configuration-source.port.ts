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
  /** The address before `/api`, without a slash at its end; empty for the page's origin. */
  readonly apiUrl: string;
  /** The base address of the resort service; by default, the API's. */
  readonly resortUrl: string;
  /** The base address of remote modules. */
  readonly contentUrl: string;
  readonly policies: PolicyBook;
  /**
   * The map style: an address, or a path on the page's origin; `{language}` in it is replaced by the page's language.
   * If left out, there are no maps.
   */
  readonly mapStyleUrl?: string;
  /** The pages of custom remotes, read from the manifest by the edge; by default, the page reads them itself. */
  readonly remotePages?: readonly RemotePages[];
}
