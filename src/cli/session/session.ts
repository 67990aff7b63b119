import type { PolicyBook } from '../../domain/agency/policy-book.ts';
import type { Recording } from '../../infrastructure/recorded/recording-wire.ts';

/** A visit to an agency's site, as a person at a terminal describes it. */
export type Visit = MemoryVisit | HttpVisit | RecordedVisit;

interface Visitor {
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

/** Among the demo agencies, which are embedded. */
export interface MemoryVisit extends Visitor {
  readonly adapters: 'memory';
}

/** At a server. */
export interface HttpVisit extends Visitor {
  readonly adapters: 'http';
  /** The API's base address. */
  readonly api: string;
  /** That of the resort service; left out, the API's. */
  readonly resort: string | undefined;
  /** Where sign-ins are kept between commands; left out, the visitor is known by the token alone. */
  readonly stateFolder: string | undefined;
  /** Whether the visit changes what is kept, or only looks whether somebody is signed in. */
  readonly keepsSignIn: boolean;
  /** The file that the visit is written down in. */
  readonly record: string | undefined;
}

/** Once more, as it was; nobody is asked. */
export interface RecordedVisit {
  readonly adapters: 'recorded';
  readonly recording: Recording;
}
