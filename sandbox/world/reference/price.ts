import type { DealRatesRecord } from '../deal-rates.ts';

/** What an offer costs, in USD to the cent. What the agency earns is the total less base, taxes and fees. */
export interface Price {
  readonly published: number;
  readonly total: number;
  /** What the agency pays, before tax. */
  readonly base: number;
  readonly taxesAndFees: number;
  /** Whole percent that the total is below the published price. */
  readonly discountPercentage: number;
}

/** The rates of a deal as a price, some times over: for nights, rooms, days or people. */
export function priceOf({ baseRate, taxAndFee, totalRate, discountPercentage }: DealRatesRecord, times = 1): Price {
  const [base, taxes] = [cents(baseRate * times), cents(taxAndFee * times)];
  const total = base + taxes + cents((totalRate - baseRate - taxAndFee) * times);
  return {
    published: Math.round(total / (1 - discountPercentage / 100)) / 100,
    total: total / 100,
    base: base / 100,
    taxesAndFees: taxes / 100,
    discountPercentage,
  };
}

/** A price some times over. */
export function timesPrice({ base, taxesAndFees, total, discountPercentage }: Price, times: number): Price {
  return priceOf(
    { baseRate: base, taxAndFee: taxesAndFees, totalRate: total, discountPercentage, publishedRate: 0 },
    times,
  );
}

const cents = (dollars: number): number => Math.round(dollars * 100);
