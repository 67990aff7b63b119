import { daysAfter, daysBetween } from '../days.ts';
import type { DealRatesRecord } from '../deals/deal-rates.ts';

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
export function multiplyPrice({ base, taxesAndFees, total, discountPercentage }: Price, times: number): Price {
  return priceOf(
    { baseRate: base, taxAndFee: taxesAndFees, totalRate: total, discountPercentage, publishedRate: 0 },
    times,
  );
}

const cents = (dollars: number): number => Math.round(dollars * 100);

/**
 * Until when an offer can be cancelled at no cost: some days before it starts, or null where it can't be, and where
 * that day has passed.
 *
 * @param days how many days before, or null for never
 */
export function freeCancellationDate(start: string, days: number | null, today: string): string | null {
  if (days === null) return null;
  const last = daysAfter(start, -days);
  return last < today ? null : last;
}

/** The cancellation terms in sentences, without dates: the offer has the date in a field of its own, for the app to format. */
export function cancellationTerms(freeCancellationUntil: string | null, start: string): string[] {
  const noShow = "If you don't show up, or leave early, you pay the full price.";
  if (freeCancellationUntil === null)
    return ['This price is non-refundable: if you cancel, you pay the full price.', noShow];
  const days = daysBetween(freeCancellationUntil, start);
  const until = days === 1 ? 'at least one day before it begins' : `at least ${days} days before it begins`;
  return [`Cancel ${until} and you pay nothing.`, 'After that, you pay half of the price.', noShow];
}
