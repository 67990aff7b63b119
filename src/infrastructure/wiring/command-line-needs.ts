import type { PolicyBook } from '../../domain/agency/policy-book.ts';

/** What a person at a terminal can say of the visit that a command makes. */
export interface CommandLineNeeds {
  /** The agency's host, such as `aurora.localhost`. */
  readonly host: string;
  /** The query of the page's address, such as `?lng=de&currency=EUR`. */
  readonly search?: string | undefined;
  /** Whoever it belongs to visits; nothing of theirs is kept. */
  readonly token?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly now?: Temporal.Instant | undefined;
  readonly policies?: PolicyBook | undefined;
}
