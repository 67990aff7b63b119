import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { NavigationItem } from '../../domain/navigation/navigation-item.ts';

/**
 * Loads the entries of the side navigation, in the agency's order.
 *
 * An entry without a label is left out; paths are untrusted. Never rejects.
 * Checked by tests/contracts/sources/session-sources.contract.ts.
 *
 * @see rules §7, GET /api/agency/navigations
 */
export interface NavigationSource {
  read(signal: AbortSignal): Promise<Result<readonly NavigationItem[], CallFailure>>;
}
