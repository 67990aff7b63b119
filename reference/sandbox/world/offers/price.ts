import { daysAfter, daysBetween } from '../days.ts';
import { dealRates, type NetRates } from '../deals/deal-rates.ts';

/** The price of an offer, in USD to the cent: the total is base, taxes, fees and the agency's markup. */
export interface Price {
  /** The price at other sellers. */
  readonly published: number;
  readonly total: number;
  /** The agency's cost, before tax. */
  readonly base: number;
  readonly taxesAndFees: number;
  /** The agency's markup, in percent of the base. */
  readonly markupPercentage: number;
  /** How far the total is below the published price, in whole percent; 0 if it isn't. */
  readonly discountPercentage: number;
}

/**
 * The agency's selling price for a number of units: nights, rooms, days or people.
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

/** A price multiplied by a number of units. */
export function multiplyPrice({ base, taxesAndFees, published, markupPercentage }: Price, times: number): Price {
  return priceWithMarkup({ base, taxAndFee: taxesAndFees, published }, markupPercentage, times);
}

/** The sum of several prices. */
export function addPrices(prices: readonly Price[]): Price {
  const sum = (field: keyof Price) => roundToCents(prices.reduce((total, price) => total + price[field], 0));
  const [publishedTotal, total] = [sum('published'), sum('total')];
  return {
    published: publishedTotal,
    total,
    base: sum('base'),
    taxesAndFees: sum('taxesAndFees'),
    markupPercentage: prices[0]?.markupPercentage ?? 0,
    discountPercentage: Math.max(0, Math.floor((1 - total / publishedTotal) * 100)) || 0,
  };
}

/** Splits a price by weights; the parts add up to it exactly. */
export function splitPrice(price: Price, weights: readonly number[]): readonly Price[] {
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.slice(0, -1).map((weight) => multiplyPrice(price, weight / totalWeight));
  const otherPrice = addPrices(parts);
  const remainderOf = (field: keyof Price) => roundToCents(price[field] - otherPrice[field]);
  const { markupPercentage, discountPercentage } = price;
  const money = { published: remainderOf('published'), total: remainderOf('total'), base: remainderOf('base') };
  return [...parts, { ...money, taxesAndFees: remainderOf('taxesAndFees'), markupPercentage, discountPercentage }];
}

/** Rounded to the cent. */
const roundToCents = (dollars: number): number => Math.round(dollars * 100) / 100;

/**
 * The last day of free cancellation: some days before the start; null if there is none, or if that day has passed.
 *
 * @param days number of days before the start, or null for never
 */
export function freeCancellationDate(start: string, days: number | null, today: string): string | null {
  if (days === null) return null;
  const lastDay = daysAfter(start, -days);
  return lastDay < today ? null : lastDay;
}

const NO_SHOW_TERMS = "If you don't show up, you pay the full price.";

/** For a stay, the only product that guests can leave early. */
export const LEFT_EARLY_TERMS = "If you don't show up, or leave early, you pay the full price.";

/**
 * The cancellation terms in sentences, without dates: the offer has the date in a separate field, which the app
 * formats.
 */
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
