import { convert } from '@livery/contract/market/convert';
import type { ExchangeRates } from '@livery/contract/market/exchange-rates';
import { parseRatesResponse } from '@livery/contract/wire/rates-wire';
import { type Money, responseReader, useQuery } from '@livery/remote';

/** The amount that a booking takes from a credit. */
export interface Credit {
  /**
   * In the credit's currency; `null` if the rate isn't known: then the platform decides whether the credit is enough.
   */
  readonly takes: Money | null;
  readonly isEnough: boolean;
}

const RATES_CALL = { method: 'GET', path: '/api/multi-currency/exchange' } as const;

const NO_RATES: ExchangeRates = new Map();

const readRates = responseReader(parseRatesResponse);

/**
 * The amount that a price takes from a credit, by the platform's rates: the shell has rates only if it shows converted
 * prices.
 */
export function useCredit(total: Money, balance: Money): Credit {
  const { state } = useQuery(balance.currency === total.currency ? null : RATES_CALL, readRates);
  return calculateCredit(total, balance, state.kind === 'ready' ? state.value.rates : NO_RATES);
}

export function calculateCredit(total: Money, balance: Money, rates: ExchangeRates): Credit {
  const takenResult = convert(total, balance.currency, rates);
  if (!takenResult.ok) return { takes: null, isEnough: true };
  const amount = Math.round(takenResult.value.amount * 100) / 100;
  return { takes: { amount, currency: balance.currency }, isEnough: amount <= balance.amount };
}
