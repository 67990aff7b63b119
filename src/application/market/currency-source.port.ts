import type { EnabledCurrency } from '../../domain/market/currency-picker.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';

/**
 * Loads the currencies that the platform enables; an empty list means all. Never
 * rejects. Checked by tests/contracts/sources/market-sources.contract.ts (rules §7, GET
 * /api/admin/country/enableCurrencies).
 */
export interface CurrencySource {
  enabled(signal: AbortSignal): Promise<Result<readonly EnabledCurrency[], CallFailure>>;
}
