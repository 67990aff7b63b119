import type { CurrencyCode } from './money.ts';

/** Units of each currency that one US dollar buys. @rule 7.12 */
export type ExchangeRates = ReadonlyMap<CurrencyCode, number>;

export interface RateTable {
  readonly rates: ExchangeRates;
  /** The day of the rates if the source has it. */
  readonly date: Temporal.PlainDate | undefined;
}

/**
 * The rate of a currency, or `undefined` if none can be used: one that is
 * missing, zero, negative or not finite would turn a price into nonsense (rules
 * §7, currency conversion; rules 7.12).
 * @rule 7.12
 */
export function usableRate(rates: ExchangeRates, currency: CurrencyCode): number | undefined {
  const rate = rates.get(currency);
  return isUsableRate(rate) ? rate : undefined;
}

/** Whether prices can be converted with a rate: one that is finite and above zero. @rule 7.12 */
export function isUsableRate(rate: number | undefined): rate is number {
  return Number.isFinite(rate) && Number(rate) > 0;
}
