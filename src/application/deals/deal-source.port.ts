import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { DealOfTab, DealSearch } from '../../domain/deals/deal-products.ts';
import type { TabWithDeals } from '../../domain/deals/deal-tab.ts';

/**
 * Finds deals around a place, of each product by its own search.
 *
 * No deals is a good result; a deal with no name is left out, a figure that is
 * no number reads as `null`. Never rejects. Checked by
 * tests/contracts/sources/deal-source.contract.ts.
 *
 * @see rules §7, deal searches
 */
export type DealSource = {
  readonly [T in TabWithDeals]: (
    search: DealSearch<T>,
    signal: AbortSignal,
  ) => Promise<Result<readonly DealOfTab<T>[], CallFailure>>;
};
