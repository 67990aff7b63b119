import type { SeededRandom } from '../seeded-random.ts';

/** The supplier's price for the agency, in USD to the cent. */
export interface NetRates {
  /** Before tax. */
  readonly base: number;
  readonly taxAndFee: number;
  /** The price at other sellers. */
  readonly published: number;
}

/** Prices of a deal in USD: the total is base, tax and the agency's markup. @see rules §3 */
export interface DealRatesRecord {
  /** How far the total is below the published rate, in whole percent; 0 if it isn't. */
  readonly discountPercentage: number;
  readonly publishedRate: number;
  readonly totalRate: number;
  /** The agency's cost, before tax. */
  readonly baseRate: number;
  readonly taxAndFee: number;
}

/** @param dollars the agency's cost, before tax */
export function netRates(random: SeededRandom, dollars: number): NetRates {
  const base = toCents(dollars);
  const tax = Math.round(base * random.between(0.09, 0.18));
  // Other sellers have a higher margin than an agency's default markup, and their price before the discount was higher
  // still.
  const soldTotal = base + tax + Math.round(base * random.between(0.14, 0.26));
  const reduced = random.whole(5, 36);
  return { base: base / 100, taxAndFee: tax / 100, published: Math.round(soldTotal / (1 - reduced / 100)) / 100 };
}

/**
 * Prices of a night in USD.
 *
 * @param stars 2.5 to 5
 * @param cost price level of the place; 1 is average
 */
export function hotelNetRates(random: SeededRandom, stars: number, cost: number): NetRates {
  return netRates(random, (34 + 4.3 * stars ** 2.4) * cost * random.between(0.85, 1.3));
}

/**
 * The agency's selling price. Computed in cents, so that sums are exact.
 *
 * @param markup percent of the base
 */
export function dealRates({ base, taxAndFee, published }: NetRates, markup: number): DealRatesRecord {
  const total = toCents(base) + toCents(taxAndFee) + Math.round((toCents(base) * markup) / 100);
  const discount = 1 - total / toCents(published);
  return {
    discountPercentage: discount > 0 ? Math.round(discount * 100) : 0,
    publishedRate: published,
    totalRate: total / 100,
    baseRate: base,
    taxAndFee,
  };
}

const toCents = (dollars: number): number => Math.round(dollars * 100);
