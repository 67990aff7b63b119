import type { LanguageCode } from '@livery/contract/market/language';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';

/**
 * Loads the languages that the agency enables, and saves the user's language.
 *
 * Languages that the interface doesn't have are left out. Never rejects. Checked
 * by tests/contracts/sources/market-sources.contract.ts.
 *
 * @see rules §7, GET /api/agency/languages and /api/user/changeLanguage/{language}
 */
export interface LanguageSource {
  enabled(signal: AbortSignal): Promise<Result<readonly LanguageCode[], CallFailure>>;
  /** Saves the signed-in user's language on the platform. */
  remember(language: LanguageCode, signal: AbortSignal): Promise<Result<void, CallFailure>>;
}
