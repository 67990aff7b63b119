import type { Adapters } from '../../application/adapters.ts';
import type { Shell } from '../../application/shell.ts';
import type { PolicyBook } from '../../domain/agency/policy-book.ts';
import type { Recording } from '../../infrastructure/recorded/recording-wire.ts';

/** A session of the shell on an agency's site, as the command line describes it. */
export type SessionSpec = MemorySession | HttpSession | RecordedSession | ModuleSession;

export interface SessionBase {
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
export interface MemorySession extends SessionBase {
  readonly adapters: 'memory';
}

/** At a server. */
export interface HttpSession extends SessionBase {
  readonly adapters: 'http';
  /** The API's base address. */
  readonly api: string;
  /** That of the resort service; by default, the API's. */
  readonly resort: string | undefined;
  /** Where sign-ins are stored between commands; by default, only the token identifies the visitor. */
  readonly stateFolder: string | undefined;
  /** That of the deployment; by default, `local`. */
  readonly environment?: string | undefined;
  /** Whether the session changes the stored sign-in, or only reads it. */
  readonly writesSession: boolean;
  /** The file that the session is recorded in. */
  readonly record: string | undefined;
}

/** With adapters of somebody's own, which are already made. */
export interface ModuleSession extends OpenedModule {
  readonly adapters: 'module';
}

/** A shell, and the adapters that it is made of. */
export interface OpenSession {
  readonly shell: Shell;
  readonly adapters: Adapters;
}

/** What a module's adapters make. */
export interface OpenedModule {
  readonly open: () => OpenSession;
  /** The first call of an adapter that broke the contract of its port, in one sentence. */
  readonly brokenContract: () => string | undefined;
}

/** Replays a recording; no server is called. */
export interface RecordedSession {
  readonly adapters: 'recorded';
  readonly recording: Recording;
}
