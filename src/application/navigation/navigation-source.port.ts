import type { NavigationItem } from '../../domain/navigation/navigation-item.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';

/**
 * Loads the entries of the side navigation, in the agency's own order.
 *
 * An entry without a label is left out; paths are untrusted. Never rejects.
 * Checked by tests/contracts/sources/session-sources.contract.ts.
 *
 * @see rules §7, GET /api/agency/navigations
 */
export interface NavigationSource {
  read(signal: AbortSignal): Promise<Result<readonly NavigationItem[], CallFailure>>;
}
