import { err, ok, type Result } from '../shared/result.ts';
import { type ExchangeRates, usableRate } from './exchange-rates.ts';
import type { CurrencyCode, Money } from './money.ts';

/** No price can be shown in this currency: its rate is missing or unusable. */
export interface RateMissing {
  readonly kind: 'rate-missing';
  readonly currency: CurrencyCode;
}

/**
 * Converts an amount between two currencies through the US dollar.
 *
 * Fails if a rate is missing, not finite or not positive, or if the result is too large for a number: a wrong price is
 * worse than one in a foreign currency.
 *
 * @param rates units of each currency for one USD
 * @rule 7.12
 */
export function convert(
  { amount, currency }: Money,
  to: CurrencyCode,
  rates: ExchangeRates,
): Result<Money, RateMissing> {
  if (currency === to) return ok({ amount, currency });
  const source = usableRate(rates, currency);
  const target = usableRate(rates, to);
  if (source === undefined) return err({ kind: 'rate-missing', currency });
  if (target === undefined) return err({ kind: 'rate-missing', currency: to });
  const convertedAmount = (amount / source) * target;
  return Number.isFinite(convertedAmount)
    ? ok({ amount: convertedAmount, currency: to })
    : err({ kind: 'rate-missing', currency: to });
}
