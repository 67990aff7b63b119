import { filter, firstValueFrom } from 'rxjs';
import type { Market, Prices } from '../../application/market/market.ts';
import { whenLoaded } from '../../application/shared/when-loaded.ts';
import type { Shell } from '../../application/shell.ts';
import type { PriceVisibility } from './deal-view.ts';

/** What of prices this visitor sees, once it is known who they are. */
export async function priceVisibilityOf({ deals, market, session }: Shell): Promise<PriceVisibility> {
  session.loadProfile();
  const [shown] = await Promise.all([pricesOf(market), whenLoaded(session.profile)]);
  return { prices: deals.showsPrices.now() ? shown : undefined, agentFigures: deals.showsAgentFigures.now() };
}

/** How prices are shown once it is settled: rates are asked for where the visitor's currency needs them. */
function pricesOf(market: Market): Promise<Prices> {
  if (market.prices.now().pending) market.load();
  return firstValueFrom(market.prices.changes.pipe(filter(({ pending }) => !pending)));
}
