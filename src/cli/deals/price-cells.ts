import type { Prices } from '../../application/market/market.ts';
import type { DealRates } from '../../domain/deals/deal-rates.ts';
import { priceRows } from '../../domain/deals/price-rows.ts';
import { DEAL_CURRENCY } from '../../domain/market/currency-choice.ts';
import type { PriceView, Sight } from './deal-view.ts';

/** The heads of the columns that tell prices. */
export function priceHead({ agentFigures }: Sight): readonly string[] {
  return agentFigures ? ['Total', 'Wholesale Rate', 'Agency Markup'] : ['Total'];
}

/** What a deal costs, column by column. */
export function priceCells(rates: DealRates, { price }: PriceView, sight: Sight): readonly string[] {
  const { prices, agentFigures } = sight;
  if (prices === undefined) return priceHead(sight).map(() => 'after sign-in');
  const total = price === undefined ? '' : `${price.converted ? '≈ ' : ''}${price.text}`;
  if (!agentFigures) return [total];
  return [total, figure('wholesale', rates, prices), figure('markup', rates, prices)];
}

function figure(kind: 'wholesale' | 'markup', rates: DealRates, prices: Prices): string {
  const row = priceRows(rates, { agentFigures: true }).find((one) => one.kind === kind);
  if (row === undefined) return '';
  const { text, converted } = prices.display({ amount: row.amount, currency: DEAL_CURRENCY });
  return `${converted ? '≈ ' : ''}${text}`;
}
