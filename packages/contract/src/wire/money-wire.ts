import type { CurrencyCode, Money } from '../market/money.ts';

/**
 * An amount with the code of its currency, in any letter case; `null` if the amount is missing or the code is invalid.
 *
 * @param requestedCurrency the currency of an amount that names none
 */
export function parseMoney(
  amount: number | null,
  currency: string,
  requestedCurrency: CurrencyCode = '',
): Money | null {
  const code = currency.trim().toUpperCase() || requestedCurrency;
  return amount !== null && /^[A-Z]{3}$/.test(code) ? { amount, currency: code } : null;
}

/** The same for a price: also `null` for a negative amount. */
export function parsePrice(amount: number | null, currency: string, requestedCurrency?: CurrencyCode): Money | null {
  return amount !== null && amount < 0 ? null : parseMoney(amount, currency, requestedCurrency);
}
