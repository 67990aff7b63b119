import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { UserProfile } from '../../domain/session/user-profile.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { Live } from '../shared/live.ts';

/** The profile of the token's holder. */
export interface UserStore {
  /** `null` while the holder is unknown. */
  readonly profile: Live<UserProfile | null>;
  /** Loads the profile, or loads it again. */
  refresh(): Promise<Result<UserProfile, CallFailure>>;
  /** Loads what only travel agents have (rules §6). */
  loadAgentData(): Promise<Result<UserProfile, CallFailure>>;
  /** Clears the profile, at sign-out. */
  reset(): void;
}
