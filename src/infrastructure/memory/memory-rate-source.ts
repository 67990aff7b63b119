import type { RateSource } from '../../application/market/rate-source.port.ts';
import { parseRatesAnswer } from '../market/rates-wire.ts';

/** Knows the rates without asking anybody: `answer` gives them in wire form. */
export function memoryRateSource(answer: () => unknown): RateSource {
  return { read: async () => parseRatesAnswer(answer()) };
}
