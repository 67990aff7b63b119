import type { CurrencyCode } from './money.ts';

/** Units of each currency that one US dollar buys. @rule 7.12 */
export type ExchangeRates = ReadonlyMap<CurrencyCode, number>;

export interface RateTable {
  readonly rates: ExchangeRates;
  /** The day of the rates, if the source gives it. */
  readonly date: Temporal.PlainDate | undefined;
}

/**
 * The rate of a currency, or `undefined` if there is no usable one: a rate that is zero, negative or not finite would
 * give a wrong price (rules §7, currency conversion; rules 7.12).
 * @rule 7.12
 */
export function usableRate(rates: ExchangeRates, currency: CurrencyCode): number | undefined {
  const rate = rates.get(currency);
  return isUsableRate(rate) ? rate : undefined;
}

/** Whether prices can be converted with a rate: it is finite and above zero. @rule 7.12 */
export function isUsableRate(rate: number | undefined): rate is number {
  return Number.isFinite(rate) && Number(rate) > 0;
}
