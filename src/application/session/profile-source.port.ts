import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { UserProfile } from '@livery/contract/session/user-profile';
import type { Result } from '@livery/contract/shared/result';

/**
 * Loads the profile of the token's holder.
 *
 * `null` means that there is no user: a good result for a visitor without a token. Never rejects. Checked by
 * tests/contracts/sources/session-sources.contract.ts. The remote user store is another adapter of this port (rules
 * 6.1).
 */
export interface ProfileSource {
  read(signal: AbortSignal): Promise<Result<UserProfile | null, CallFailure>>;
  /** Loads the data that travel agents need besides the profile (rules §6). */
  loadAgentData(signal: AbortSignal): Promise<Result<void, CallFailure>>;
}
