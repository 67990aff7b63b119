import type { PoliciesFile } from './page-configuration.ts';

/** What the environment asks of the edge; `undefined` where it says nothing and the rest decides. */
export interface EdgeSettings {
  /** 0 to 65535; 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  readonly environment: string;
  /** Empty where it stands under each agency's own host; without it the edge embeds the sandbox. */
  readonly apiUrl: string | undefined;
  readonly resortUrl: string | undefined;
  readonly contentUrl: string | undefined;
  readonly policies: PoliciesFile | undefined;
  /** How long a page waits for what the edge asks of the API, in milliseconds. */
  readonly deadline: number;
}
