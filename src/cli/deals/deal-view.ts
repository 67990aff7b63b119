import { DEAL_CURRENCY } from '@livery/contract/market/currency-choice';
import { filter, firstValueFrom } from 'rxjs';
import type { Market, Prices } from '../../application/market/market.ts';
import { whenLoaded } from '../../application/shared/when-loaded.ts';
import type { Shell } from '../../application/shell.ts';
import type { DealRates } from '../../domain/deals/price-rows.ts';

/** The visible parts of a deal: without rates if prices are hidden, and without the agency's figures for others. */
export type DealView<Deal extends { readonly rates: DealRates }> = Omit<Deal, 'rates'> & PriceView;

export interface PriceView {
  /** In US dollars; only the agency's agents see the base rate, which is what the agency pays. */
  readonly rates?: Omit<DealRates, 'baseRate'> & Partial<Pick<DealRates, 'baseRate'>>;
  /** The total in the visitor's currency, if there is a total. */
  readonly price?: {
    readonly text: string;
    readonly amount: number;
    readonly currency: string;
    readonly converted: boolean;
  };
}

/** Which prices are visible. */
export interface PriceVisibility {
  /** Left out if prices are hidden. */
  readonly prices: Prices | undefined;
  /** Whether the user may see wholesale and markup figures (rules §5). */
  readonly agentFigures: boolean;
}

export function dealView<Deal extends { readonly rates: DealRates }>(
  deal: Deal,
  visibility: PriceVisibility,
): DealView<Deal> {
  const { rates: allRates, ...facts } = deal;
  const { prices, agentFigures } = visibility;
  if (prices === undefined) return facts;
  const { baseRate, ...open } = allRates;
  const rates = agentFigures ? allRates : open;
  if (allRates.totalRate === null) return { ...facts, rates };
  const { text, converted, shown } = prices.display({ amount: allRates.totalRate, currency: DEAL_CURRENCY });
  return { ...facts, rates, price: { text, ...shown, converted } };
}

/** Which prices are visible, once the profile is loaded. */
export async function priceVisibility({ deals, market, session }: Shell): Promise<PriceVisibility> {
  session.loadProfile();
  const [shownPrices] = await Promise.all([loadPrices(market), whenLoaded(session.profile)]);
  return { prices: deals.showsPrices.now() ? shownPrices : undefined, agentFigures: deals.showsAgentFigures.now() };
}

/** The final price display: rates are loaded if the visitor's currency needs them. */
function loadPrices(market: Market): Promise<Prices> {
  if (market.prices.now().pending) market.load();
  return firstValueFrom(market.prices.changes.pipe(filter(({ pending }) => !pending)));
}
