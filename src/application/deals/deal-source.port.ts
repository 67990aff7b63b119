import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { DealOfTab, DealSearch } from '../../domain/deals/deal-products.ts';
import type { TabWithDeals } from '../../domain/deals/deal-tab.ts';

/**
 * Finds deals around a place, with a search for each product.
 *
 * No deals is a good result; a deal without a name is left out, and a figure that isn't a number is read as `null`.
 * Never rejects. Checked by tests/contracts/sources/deal-source.contract.ts.
 *
 * @see rules §7, deal searches
 */
export type DealSource = {
  readonly [T in TabWithDeals]: (
    search: DealSearch<T>,
    signal: AbortSignal,
  ) => Promise<Result<readonly DealOfTab<T>[], CallFailure>>;
};
