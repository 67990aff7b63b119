import * as v from 'valibot';
import type { PriceParts } from '../market/price-parts.ts';
import { tolerantRecord } from './tolerant.ts';

const tolerantAmount = v.fallback(v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))), null);

const wirePriceParts = tolerantRecord({
  published: tolerantAmount,
  total: tolerantAmount,
  base: tolerantAmount,
  taxesAndFees: tolerantAmount,
  markupPercentage: tolerantAmount,
  discountPercentage: v.fallback(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), null),
});

/** Reads the parts of a price; `null` if there is no total. */
export function parsePriceParts(value: unknown): PriceParts | null {
  const { total, ...parts } = v.parse(wirePriceParts, value);
  return total === null ? null : { ...parts, total };
}
