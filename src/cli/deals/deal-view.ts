import type { Prices } from '../../application/market/market.ts';
import type { DealRates } from '../../domain/deals/deal-rates.ts';
import { DEAL_CURRENCY } from '../../domain/market/currency-choice.ts';

/** A deal as this visitor may see it: without its rates where prices are hidden, and without the agency's own figures. */
export type DealView<Deal extends { readonly rates: DealRates }> = Omit<Deal, 'rates'> & PriceView;

export interface PriceView {
  /** In US dollars; the base rate, which is what the agency pays, for its agents only. */
  readonly rates?: Omit<DealRates, 'baseRate'> & Partial<Pick<DealRates, 'baseRate'>>;
  /** The total in the visitor's currency, where there is a total to show. */
  readonly price?: {
    readonly text: string;
    readonly amount: number;
    readonly currency: string;
    readonly converted: boolean;
  };
}

/** What of prices a visitor sees. */
export interface PriceVisibility {
  /** Left out where they see none. */
  readonly prices: Prices | undefined;
  /** Whether wholesale and markup figures are theirs to see (specification §5). */
  readonly agentFigures: boolean;
}

export function dealView<Deal extends { readonly rates: DealRates }>(
  deal: Deal,
  visibility: PriceVisibility,
): DealView<Deal> {
  const { rates: told, ...facts } = deal;
  const { prices, agentFigures } = visibility;
  if (prices === undefined) return facts;
  const { baseRate, ...open } = told;
  const rates = agentFigures ? told : open;
  if (told.totalRate === null) return { ...facts, rates };
  const { text, converted, shown } = prices.display({ amount: told.totalRate, currency: DEAL_CURRENCY });
  return { ...facts, rates, price: { text, ...shown, converted } };
}
