import type { CallFailure } from '../notices/call-failure.ts';
import type { NamedItem, SavedItem } from '../saved/saved-item.ts';
import type { UserProfile } from '../session/user-profile.ts';
import type { Live } from '../shared/live.ts';
import type { Result } from '../shared/result.ts';

/** The profile of the token's holder. */
export interface UserStore {
  /** `null` until the profile is loaded. */
  readonly profile: Live<UserProfile | null>;
  /** Loads the profile, or loads it again. */
  refresh(): Promise<Result<UserProfile, CallFailure>>;
  /** Loads the data that only travel agents have (rules §6). */
  loadAgentData(): Promise<Result<UserProfile, CallFailure>>;
  /** The favourites of the profile; by default, they stay on the device (contract 1.3). */
  readonly favourites?: {
    /** The shell leaves out items that it can't show. */
    load(): Promise<Result<readonly NamedItem[], CallFailure>>;
    /** Replaces the saved favourites. */
    save(favourites: readonly SavedItem[]): Promise<Result<unknown, CallFailure>>;
  };
  /** Clears the profile, at sign-out. */
  reset(): void;
}
