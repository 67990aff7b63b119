import type { CurrencySource } from '../../application/market/currency-source.port.ts';
import { parseEnabledCurrencies } from '../market/enabled-currencies-wire.ts';

/** Knows the enabled currencies without asking anybody: `answer` gives them in wire form. */
export function memoryCurrencySource(answer: () => unknown): CurrencySource {
  return { enabled: async () => parseEnabledCurrencies(answer()) };
}
