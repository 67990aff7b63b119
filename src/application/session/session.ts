import type { Live } from '../shared/live.ts';

/** Who is visiting. */
export interface Session {
  /** Correlates the calls of one visit; never proves who somebody is. */
  readonly id: string;
  /** Whether an access token is held. */
  readonly signedIn: Live<boolean>;
}

/** The session as use-cases see it; the token never leaves for a screen. */
export interface OwnSession extends Session {
  token(): string | undefined;
}
