import type { UserProfile } from '../session/user-profile.ts';

export interface RemoteLocation {
  readonly path: string;
  /** Begins with `?`; may be empty. */
  readonly search: string;
  /** Begins with `#`; may be empty. */
  readonly hash: string;
}

export interface RemoteSession {
  /** Correlates the calls of a session; not a credential. */
  readonly id: string;
  readonly signedIn: boolean;
  /** `null` for a visitor, and until the profile of the token's holder is loaded. */
  readonly profile: UserProfile | null;
  /** Whether there is no profile (`visitor`), or it is loading, loaded (`ready`) or failed to load. */
  readonly recognition: 'visitor' | 'loading' | 'ready' | 'failed';
  /** Whether this visitor may see the site's prices (rules §5). */
  readonly showsPrices: boolean;
}
