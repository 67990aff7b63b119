import type { Adapters } from '../../application/adapters.ts';
import type { Shell } from '../../application/shell.ts';
import type { PolicyBook } from '../../domain/agency/policy-book.ts';
import type { Recording } from '../../infrastructure/recorded/recording-wire.ts';

/** A session of the shell on an agency's site, as the command line describes it. */
export type SessionSpec = MemorySession | HttpSession | RecordedSession | ModuleSession;

export interface SessionBase {
  /** The agency's host, such as `aurora.localhost`. */
  readonly host: string;
  /** The query of the page's address, such as `?lng=de&currency=EUR`; empty if there is none. */
  readonly search: string;
  readonly token: string | undefined;
  readonly timeZone: string | undefined;
  readonly now: Temporal.Instant | undefined;
  /** By default, the policies that come with the adapters. */
  readonly policies: PolicyBook | undefined;
}

/** With the embedded demo agencies. */
export interface MemorySession extends SessionBase {
  readonly adapters: 'memory';
}

/** With a server. */
export interface HttpSession extends SessionBase {
  readonly adapters: 'http';
  /** The API's base address. */
  readonly api: string;
  /** The base address of the resort service; by default, the API's. */
  readonly resort: string | undefined;
  /** The folder that stores sign-ins between commands; by default, only the token identifies the visitor. */
  readonly stateFolder: string | undefined;
  /** The deployment's environment; by default, `local`. */
  readonly environment?: string | undefined;
  /** Whether the session changes the stored sign-in, or only reads it. */
  readonly writesSession: boolean;
  /** The file to record the session in. */
  readonly record: string | undefined;
}

/** With adapters from a developer's module, which is already opened. */
export interface ModuleSession extends OpenedModule {
  readonly adapters: 'module';
}

/** A shell, and its adapters. */
export interface OpenSession {
  readonly shell: Shell;
  readonly adapters: Adapters;
}

/** A function that opens a session with a module's adapters. */
export interface OpenedModule {
  readonly open: () => OpenSession;
  /** One sentence on the first adapter call that broke the contract of its port, if there was one. */
  readonly brokenContract: () => string | undefined;
}

/** Replays a recording; no server is called. */
export interface RecordedSession {
  readonly adapters: 'recorded';
  readonly recording: Recording;
}
