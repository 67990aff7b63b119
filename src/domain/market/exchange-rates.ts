import type { CurrencyCode } from './money.ts';

/** Units of each currency that one US dollar buys. */
export type ExchangeRates = ReadonlyMap<CurrencyCode, number>;

/**
 * The rate of a currency, or `undefined` where none can be used: one that is
 * missing, zero, negative or not finite would turn a price into nonsense (rules
 * §7, currency conversion; rules 7.12).
 */
export function usableRate(rates: ExchangeRates, currency: CurrencyCode): number | undefined {
  const rate = rates.get(currency);
  return isUsable(rate) ? rate : undefined;
}

/**
 * The usable rates of those that came: numbers, finite and above zero,
 * of codes of three capital letters. A text that looks like a number is none.
 * Where a code comes twice, its last usable rate counts. Rates are per US dollar,
 * so where there are some and nothing is given for the dollar itself, it is 1.
 *
 * @param entries of a record from outside, as `Object.entries` gives them
 * @see rules 7.14
 */
export function usableRates(entries: Iterable<readonly [string, unknown]>): ExchangeRates {
  const rates = new Map<CurrencyCode, number>();
  let namesDollar = false;
  for (const [currency, rate] of entries) {
    namesDollar ||= currency === 'USD';
    if (/^[A-Z]{3}$/.test(currency) && isUsable(rate)) rates.set(currency, rate);
  }
  return namesDollar || rates.size === 0 ? rates : rates.set('USD', 1);
}

function isUsable(rate: unknown): rate is number {
  return typeof rate === 'number' && rate > 0 && rate < Infinity;
}
