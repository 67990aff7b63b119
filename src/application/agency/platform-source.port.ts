import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';

/**
 * Loads the platform's lists that no screen of the shell shows: they are handed
 * to the remote modules (rules 3.9). Never rejects. Checked by
 * tests/contracts/sources/agency-sources.contract.ts (rules §7).
 */
export interface PlatformSource {
  /** The payment provider's name, such as `stripe`; the empty text where there is none. */
  paymentGateway(signal: AbortSignal): Promise<Result<string, CallFailure>>;
  countryCodes(signal: AbortSignal): Promise<Result<readonly CountryCode[], CallFailure>>;
  enabledCountries(signal: AbortSignal): Promise<Result<readonly Country[], CallFailure>>;
}

export interface Country {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
}

export interface CountryCode extends Country {
  /** International calling code with its plus, such as `+971`, or the empty text. */
  readonly dialCode: string;
}
