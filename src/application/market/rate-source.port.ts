import type { ExchangeRates } from '../../domain/market/exchange-rates.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';

/**
 * Loads the exchange rates of the US dollar.
 *
 * Only usable rates are handed on (finite, above zero). Never rejects. Checked by
 * tests/contracts/sources/market-sources.contract.ts.
 *
 * @see rules §7, GET /api/multi-currency/exchange
 */
export interface RateSource {
  read(signal: AbortSignal): Promise<Result<RateTable, CallFailure>>;
}

export interface RateTable {
  readonly rates: ExchangeRates;
  /** The day of the rates where the source has it. */
  readonly date: Temporal.PlainDate | undefined;
}
