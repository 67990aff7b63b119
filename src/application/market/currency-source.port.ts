import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { EnabledCurrency } from '../../domain/market/currency-picker.ts';

/**
 * Loads the currencies that the platform enables; an empty list means all. Never
 * rejects. Checked by tests/contracts/sources/market-sources.contract.ts (rules §7, GET
 * /api/admin/country/enableCurrencies).
 */
export interface CurrencySource {
  enabled(signal: AbortSignal): Promise<Result<readonly EnabledCurrency[], CallFailure>>;
}
