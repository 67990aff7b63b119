import digits from './currency-digits.json' with { type: 'json' };
import type { CurrencyCode } from './money.ts';

const others: ReadonlyMap<CurrencyCode, number> = new Map(Object.entries(digits));

/** How many decimals a currency has in ISO 4217; two where it isn't known. */
export function currencyDigits(currency: CurrencyCode): number {
  return others.get(currency) ?? 2;
}
