import type { UserProfile } from '../session/user-profile.ts';

export interface RemoteLocation {
  readonly path: string;
  /** Begins with `?`, or is empty. */
  readonly search: string;
  /** Begins with `#`, or is empty. */
  readonly hash: string;
}

export interface RemoteSession {
  /** Correlates the calls of a session; it is no credential. */
  readonly id: string;
  readonly signedIn: boolean;
  /** `null` for a visitor, and until the holder of the token is known. */
  readonly profile: UserProfile | null;
  /** Whether the profile is none (`visitor`), loading, known (`ready`) or failed to load. */
  readonly recognition: 'visitor' | 'loading' | 'ready' | 'failed';
  /** Whether the site's prices may be shown to this visitor (rules §5). */
  readonly showsPrices: boolean;
}
