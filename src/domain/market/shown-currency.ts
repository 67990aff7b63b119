import { convert } from './convert.ts';
import { type CurrencyChoice, DEAL_CURRENCY, DEFAULT_CURRENCY } from './currency-choice.ts';
import type { ExchangeRates } from './exchange-rates.ts';

/**
 * The currency that prices are shown in: the traveller's, or US dollars where no
 * rate leads from these to it, so that whatever names a currency agrees with the
 * prices beside it.
 *
 * @param rates none where they can't be had
 * @see readings 47
 */
export function shownCurrency(choice: CurrencyChoice, rates: ExchangeRates): CurrencyChoice {
  return convert({ amount: 1, currency: DEAL_CURRENCY }, choice.currency, rates).ok ? choice : DEFAULT_CURRENCY;
}
