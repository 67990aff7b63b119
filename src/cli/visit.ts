import type { PolicyBook } from '../domain/agency/policy-book.ts';

/** A visit to an agency's site, as a person at a terminal describes it. */
export interface Visit {
  readonly adapters: 'memory' | 'http';
  /** The API's base address; with `http` only. */
  readonly api: string | undefined;
  /** The agency's host, such as `aurora.localhost`. */
  readonly host: string;
  /** The query of the page's address, such as `?lng=de&currency=EUR`; empty for none. */
  readonly search: string;
  readonly token: string | undefined;
  readonly timeZone: string | undefined;
  readonly now: Temporal.Instant | undefined;
  /** Left out, those of the adapters' own world. */
  readonly policies: PolicyBook | undefined;
}
