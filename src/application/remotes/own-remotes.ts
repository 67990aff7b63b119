import type { ProfileSource } from '../session/profile-source.port.ts';
import type { OwnSession } from '../session/session.ts';
import type { Shell } from '../shell.ts';
import type { Remotes } from './remotes.ts';

/** The remotes as the shell itself sees them. */
export interface OwnRemotes extends Remotes {
  /** Asks the remote user store who is here where there is one, else the platform. */
  readonly profiles: ProfileSource;
}

/** The shell that the modules are shellAndSession from, and its session as use-cases see it. */
export interface ShellAndSession {
  readonly shell: Shell;
  readonly session: OwnSession;
}
