import { type DealRates, type PriceRowKind, priceRows } from './price-rows.ts';

/** One of the figures that make up a total. */
export interface PricePart {
  readonly kind: Extract<PriceRowKind, 'wholesale' | 'markup'> | 'taxes';
  /** US dollars, 0 or more. */
  readonly amount: number;
}

/** The agency's cost and earnings in a deal's total, to the cent. */
export interface PriceBreakdown {
  /** Wholesale rate, markup, and taxes and fees; only the wholesale rate if the others aren't known; or none. */
  readonly parts: readonly PricePart[];
  /** The sum of the parts: the deal's total, unless the only part is the wholesale rate. */
  readonly sum: number;
  /** The markup as a fraction of the wholesale rate, 0.12 for 12 percent; `null` if there is no markup. */
  readonly markupShare: number | null;
}

/**
 * The figures of an unrestricted travel agent, which add up to the total.
 *
 * @rule 5.3
 */
export function priceBreakdown(rates: DealRates): PriceBreakdown {
  const rows = priceRows(rates, { agentFigures: true });
  const figure = (kind: PriceRowKind) => rows.find((row) => row.kind === kind)?.amount;
  const [sum, wholesale, markup] = [figure('total'), figure('wholesale'), figure('markup')];
  if (wholesale === undefined) return { parts: [], sum: 0, markupShare: null };
  const alone: PricePart = { kind: 'wholesale', amount: wholesale };
  if (sum === undefined || markup === undefined) return { parts: [alone], sum: wholesale, markupShare: null };
  return {
    parts: [alone, { kind: 'markup', amount: markup }, { kind: 'taxes', amount: rates.taxAndFee ?? 0 }],
    sum,
    markupShare: wholesale === 0 ? null : markup / wholesale,
  };
}
