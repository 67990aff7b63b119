import type { LanguageCode } from '../../domain/market/language.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';

/**
 * Loads the languages that the agency enables, and stores a user's own.
 *
 * Languages that the interface doesn't have are left out. Never rejects. Checked
 * by tests/contracts/sources/market-sources.contract.ts.
 *
 * @see rules §7, GET /api/agency/languages and /api/user/changeLanguage/{language}
 */
export interface LanguageSource {
  enabled(signal: AbortSignal): Promise<Result<readonly LanguageCode[], CallFailure>>;
  /** Saves with the platform which language the signed-in person reads. */
  remember(language: LanguageCode, signal: AbortSignal): Promise<Result<void, CallFailure>>;
}
