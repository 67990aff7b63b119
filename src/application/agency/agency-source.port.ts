import type { Agency } from '../../domain/agency/agency.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';

/**
 * Loads the agency of this host.
 *
 * `null` means that the host has none: a good result, never a failure. A field
 * that is missing or of the wrong type costs only itself. Never rejects. Checked
 * by tests/contracts/sources/agency-sources.contract.ts.
 *
 * @see rules §7, GET /api/agency
 */
export interface AgencySource {
  read(signal: AbortSignal): Promise<Result<Agency | null, CallFailure>>;
}
