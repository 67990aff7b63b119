import type { Agency } from '@livery/contract/agency/agency';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';

/**
 * Loads the agency of this host.
 *
 * `null` means that the host has none: a good result, never a failure. Only a field that is missing or of the wrong
 * type is lost, not the rest. Never rejects. Checked by tests/contracts/sources/agency-sources.contract.ts.
 *
 * @see rules §7, GET /api/agency
 */
export interface AgencySource {
  read(signal: AbortSignal): Promise<Result<Agency | null, CallFailure>>;
}
