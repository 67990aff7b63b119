import { filter, firstValueFrom } from 'rxjs';
import type { Market, Prices } from '../application/market/market.ts';
import { err, ok } from '../domain/shared/result.ts';
import { EXIT } from './exit-code.ts';
import { explainFailure } from './explain-failure.ts';
import { findAgency } from './find-agency.ts';
import { HOTEL_DEAL_HEAD, hotelDealRow, hotelDealView } from './hotel-deal-view.ts';
import type { Act } from './run-visit.ts';
import { settled } from './settled.ts';
import type { VisitOptions } from './visit-options.ts';

/** Shows the home page's hotel deals; an agency that isn't active sells none. */
export function showHotelDeals({ host, json }: VisitOptions): Act {
  return async (shell, print) => {
    const found = await findAgency(shell, host);
    if (!found.ok) return found;
    if (found.value.kind === 'inactive') {
      const complaint = {
        what: 'Agency is inactive, Please contact the administrator',
        why: `The agency of ${host} sells nothing at the moment.`,
        next: 'Run the command agency to see whom to contact.',
      };
      return err({ code: EXIT.no, complaint });
    }

    const { deals, market, session } = shell;
    deals.hotels.load();
    const [state, shown] = await Promise.all([settled(deals.hotels.state), pricesOf(market)]);
    if (state.kind === 'failed') {
      const complaint = explainFailure('The hotel deals could not be searched.', state.failure, session.id);
      return err({ code: EXIT.outside, complaint });
    }
    const prices = deals.showsPrices.now() ? shown : undefined;
    const views = state.kind === 'empty' ? [] : state.deals.map((deal) => hotelDealView(deal, prices));
    if (json) return ok(await print.json(views));
    if (views.length === 0) return ok(await print.line('No hotel deals around this place.'));
    await print.table(HOTEL_DEAL_HEAD, views.map(hotelDealRow));
    if (views.every(({ price }) => price?.converted !== true)) return ok(undefined);
    return ok(await print.line(`≈ at the rates of ${prices?.asOf?.toString() ?? 'today'}; charged in USD.`));
  };
}

/** How prices are shown once it is settled: rates are asked for where the visitor's currency needs them. */
function pricesOf(market: Market): Promise<Prices> {
  if (market.prices.now().pending) market.load();
  return firstValueFrom(market.prices.changes.pipe(filter(({ pending }) => !pending)));
}
