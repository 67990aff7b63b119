import type { SeededRandom } from '../seeded-random.ts';

/** Prices of a deal in USD. @see rules §3 */
export interface DealRatesRecord {
  /** Whole percent that the total is below the published rate. */
  readonly discountPercentage: number;
  readonly publishedRate: number;
  readonly totalRate: number;
  /** What the agency pays, before tax. */
  readonly baseRate: number;
  readonly taxAndFee: number;
}

/**
 * Prices that add up: total = base + tax + the agency's markup, which is never negative, and the published rate
 * lies above the total by the discount.
 *
 * @param dollars what the agency pays, before tax
 */
export function dealRates(random: SeededRandom, dollars: number): DealRatesRecord {
  // Counted in cents, so that sums stay exact.
  const base = Math.round(dollars * 100);
  const tax = Math.round(base * random.between(0.09, 0.18));
  const markup = Math.round(base * random.between(0.02, 0.14));
  const total = base + tax + markup;
  const discountPercentage = random.whole(5, 42);
  return {
    discountPercentage,
    publishedRate: Math.round(total / (1 - discountPercentage / 100)) / 100,
    totalRate: total / 100,
    baseRate: base / 100,
    taxAndFee: tax / 100,
  };
}

/**
 * Prices of a night in USD.
 *
 * @param stars 2.5 to 5
 * @param cost what a night costs in that place, where 1 is usual
 */
export function hotelRates(random: SeededRandom, stars: number, cost: number): DealRatesRecord {
  return dealRates(random, (34 + 4.3 * stars ** 2.4) * cost * random.between(0.85, 1.3));
}
