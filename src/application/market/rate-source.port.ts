import type { RateTable } from '@livery/contract/market/exchange-rates';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';

/**
 * Loads the exchange rates of the US dollar.
 *
 * Only usable rates are returned (finite, above zero). Never rejects. Checked by
 * tests/contracts/sources/market-sources.contract.ts.
 *
 * @see rules §7, GET /api/multi-currency/exchange
 */
export interface RateSource {
  read(signal: AbortSignal): Promise<Result<RateTable, CallFailure>>;
}
