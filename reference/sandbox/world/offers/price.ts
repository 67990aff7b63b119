import { daysAfter, daysBetween } from '../days.ts';
import { dealRates, type NetRates } from '../deals/deal-rates.ts';

/** What an offer costs, in USD to the cent: the total is base, taxes, fees and the agency's markup. */
export interface Price {
  /** What others sell it for. */
  readonly published: number;
  readonly total: number;
  /** What the agency pays, before tax. */
  readonly base: number;
  readonly taxesAndFees: number;
  /** What the agency adds, in percent of the base. */
  readonly markupPercentage: number;
  /** Whole percent that the total is below the published price; 0 if it isn't. */
  readonly discountPercentage: number;
}

/**
 * What an agency sells something for, some times over: for nights, rooms, days or people.
 *
 * @param markup percent of the base
 */
export function priceWithMarkup({ base, taxAndFee, published }: NetRates, markup: number, times = 1): Price {
  const net = {
    base: roundToCents(base * times),
    taxAndFee: roundToCents(taxAndFee * times),
    published: roundToCents(published * times),
  };
  const { totalRate, discountPercentage } = dealRates(net, markup);
  return {
    published: net.published,
    total: totalRate,
    base: net.base,
    taxesAndFees: net.taxAndFee,
    markupPercentage: markup,
    discountPercentage,
  };
}

/** A price some times over. */
export function multiplyPrice({ base, taxesAndFees, published, markupPercentage }: Price, times: number): Price {
  return priceWithMarkup({ base, taxAndFee: taxesAndFees, published }, markupPercentage, times);
}

/** What several cost together. */
export function addPrices(prices: readonly Price[]): Price {
  const sum = (field: keyof Price) => roundToCents(prices.reduce((total, price) => total + price[field], 0));
  const [published, total] = [sum('published'), sum('total')];
  return {
    published,
    total,
    base: sum('base'),
    taxesAndFees: sum('taxesAndFees'),
    markupPercentage: prices[0]?.markupPercentage ?? 0,
    discountPercentage: Math.max(0, Math.floor((1 - total / published) * 100)) || 0,
  };
}

/** A price in parts by their weights, which add up to it to the cent. */
export function splitPrice(price: Price, weights: readonly number[]): readonly Price[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.slice(0, -1).map((weight) => multiplyPrice(price, weight / whole));
  const others = addPrices(parts);
  const rest = (field: keyof Price) => roundToCents(price[field] - others[field]);
  const { markupPercentage, discountPercentage } = price;
  const money = { published: rest('published'), total: rest('total'), base: rest('base') };
  return [...parts, { ...money, taxesAndFees: rest('taxesAndFees'), markupPercentage, discountPercentage }];
}

/** Rounded to the cent. */
const roundToCents = (dollars: number): number => Math.round(dollars * 100) / 100;

/**
 * Until when an offer can be cancelled at no cost: some days before it starts, or null if it can't be, and if
 * that day has passed.
 *
 * @param days how many days before, or null for never
 */
export function freeCancellationDate(start: string, days: number | null, today: string): string | null {
  if (days === null) return null;
  const last = daysAfter(start, -days);
  return last < today ? null : last;
}

const NO_SHOW_TERMS = "If you don't show up, you pay the full price.";

/** Of a stay, which can be left before it ends, as nothing else can. */
export const LEFT_EARLY_TERMS = "If you don't show up, or leave early, you pay the full price.";

/** The cancellation terms in sentences, without dates: the offer has the date in its own field, for the app to format. */
export function cancellationTerms(
  freeCancellationUntil: string | null,
  start: string,
  noShow = NO_SHOW_TERMS,
): string[] {
  if (freeCancellationUntil === null)
    return ['This price is non-refundable: if you cancel, you pay the full price.', noShow];
  const days = daysBetween(freeCancellationUntil, start);
  const until = days === 1 ? 'at least one day before it begins' : `at least ${days} days before it begins`;
  return [`Cancel ${until} and you pay nothing.`, 'After that, you pay half of the price.', noShow];
}
