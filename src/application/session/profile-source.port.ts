import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { UserProfile } from '../../domain/session/user-profile.ts';
import type { Result } from '../../domain/shared/result.ts';

/**
 * Loads the profile of the token's holder.
 *
 * `null` means no user: a good result for a visitor without a token. Never
 * rejects. Checked by tests/contracts/sources/session-sources.contract.ts. The remote user
 * store is another adapter of this port (rules 6.1).
 */
export interface ProfileSource {
  read(signal: AbortSignal): Promise<Result<UserProfile | null, CallFailure>>;
  /** What travel agents need besides (rules §6). */
  loadAgentData(signal: AbortSignal): Promise<Result<void, CallFailure>>;
}
