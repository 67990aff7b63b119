import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Country, CountryCode } from '@livery/contract/remotes/platform';
import type { Result } from '@livery/contract/shared/result';

/**
 * Loads the platform's lists that no screen of the shell shows: only the remote modules get them (rules 3.9). Never
 * rejects. Checked by tests/contracts/sources/agency-sources.contract.ts (rules §7).
 */
export interface PlatformSource {
  /** The payment provider's name, such as `stripe`; empty if there is none. */
  paymentGateway(signal: AbortSignal): Promise<Result<string, CallFailure>>;
  countryCodes(signal: AbortSignal): Promise<Result<readonly CountryCode[], CallFailure>>;
  enabledCountries(signal: AbortSignal): Promise<Result<readonly Country[], CallFailure>>;
}
