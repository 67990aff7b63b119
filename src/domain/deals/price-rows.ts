import { because } from '@livery/contract/shared/because';
export type PriceRowKind = 'published' | 'total' | 'wholesale' | 'markup';

/** One line of a deal's price block. */
export interface PriceRow {
  /** The kind of figure; also the name of the row's text. */
  readonly kind: PriceRowKind;
  /** The row's name in English. */
  readonly label: string;
  /** US dollars, 0 or more. */
  readonly amount: number;
  /** Whole percent off, only on the published row; `null` on others, or if there is none. */
  readonly discount: number | null;
}

const PRICE_ROW_LABELS: Readonly<Record<PriceRowKind, string>> = {
  published: 'Published',
  total: 'Total',
  wholesale: 'Wholesale Rate',
  markup: 'Agency Markup',
};

/**
 * The rows of a deal's price: Published, Total, Wholesale Rate, Agency Markup, in this order, each only if it has a
 * valid figure.
 *
 * - Published is struck through, so it is only shown if the total is lower by at least a cent.
 * - Wholesale Rate and Agency Markup are only for the agency (rules §5); a markup below zero isn't shown.
 *
 * A figure that is below zero or not finite counts as not given.
 *
 * @rule 3.7, 5.3
 */
export function priceRows(rates: DealRates, permissions: { agentFigures: boolean }): readonly PriceRow[] {
  const figures = validFigures(rates);
  const { publishedRate, totalRate, baseRate } = figures;
  const agents = permissions.agentFigures === true;
  return because('5.3', [
    ...rowIfKnown(
      'published',
      isLower(totalRate, publishedRate) ? publishedRate : null,
      discountBadge(figures.discountPercentage),
    ),
    ...rowIfKnown('total', totalRate),
    ...rowIfKnown('wholesale', agents ? baseRate : null),
    ...rowIfKnown('markup', agents ? validFigure(markupOf(figures)) : null),
  ]);
}

function rowIfKnown(kind: PriceRowKind, amount: number | null, discount: number | null = null): readonly PriceRow[] {
  return amount === null ? [] : [{ kind, label: PRICE_ROW_LABELS[kind], amount, discount }];
}

function isLower(total: number | null, publishedTotal: number | null): boolean {
  return total !== null && publishedTotal !== null && Number(total.toFixed(2)) < Number(publishedTotal.toFixed(2));
}

function validFigures(rates: DealRates): DealRates {
  return {
    discountPercentage: rates.discountPercentage,
    publishedRate: validFigure(rates.publishedRate),
    totalRate: validFigure(rates.totalRate),
    baseRate: validFigure(rates.baseRate),
    taxAndFee: validFigure(rates.taxAndFee),
  };
}

/** The figure, with `-0` made 0; `null` if it can't be a price. */
function validFigure(value: number | null): number | null {
  return value !== null && Number.isFinite(value) && value >= 0 ? value + 0 : null;
}

/**
 * The agency's earnings on a deal, in US dollars to the cent: the total less the wholesale rate, taxes and fees. `null`
 * if a figure is missing or the result isn't finite; below zero if the agency makes a loss.
 * @rule 5.3
 */
export function markupOf({ totalRate, baseRate, taxAndFee }: DealRates): number | null {
  if (totalRate === null || baseRate === null || taxAndFee === null) return null;
  const earned = totalRate - baseRate - taxAndFee;
  // Adding 0 turns -0, the rounding of a tiny loss, into 0.
  return Number.isFinite(earned) ? Number(earned.toFixed(2)) + 0 : null;
}

/**
 * The percentage on a deal's badge: whole, from 1 to 100. `null` if no badge is shown, because the discount isn't
 * given, rounds to 0, or is invalid (below 0, above 100, not finite).
 *
 * @param percentage off the published rate
 * @rule 3.7
 */
export function discountBadge(percentage: number | null): number | null {
  if (percentage === null) return null;
  const wholePercentage = Math.round(percentage);
  return wholePercentage > 0 && wholePercentage <= 100 ? wholePercentage : null;
}

/**
 * The figures of a deal, in US dollars for the whole stay, rental or activity. A figure that the back end left out, or
 * that is invalid, is `null` (rules §3, deals).
 * @rule 3.7, 5.3
 */
export interface DealRates {
  /** Percent off the published rate, 0 to 100. */
  readonly discountPercentage: number | null;
  readonly publishedRate: number | null;
  readonly totalRate: number | null;
  readonly baseRate: number | null;
  readonly taxAndFee: number | null;
}
