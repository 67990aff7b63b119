import type { DealListState } from '../../application/deals/deals.ts';
import { settled } from '../../application/shared/settled.ts';
import type { DealRates } from '../../domain/deals/deal-rates.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { EXIT } from '../exit-code.ts';
import { explainFailure } from '../explain-failure.ts';
import { findOpenAgency } from '../find-open-agency.ts';
import type { Act } from '../run-visit.ts';
import type { DealKind } from './deal-kind.ts';
import { dealView } from './deal-view.ts';
import { priceCells, priceHead } from './price-cells.ts';
import { sightOf } from './sight-of.ts';

/** Shows the home page's deals of one product; an agency that isn't active sells none. */
export function showDeals<Deal extends { readonly rates: DealRates }>(kind: DealKind<Deal>, asJson: boolean): Act {
  return async (shell, print, host) => {
    const found = await findOpenAgency(shell, host);
    if (!found.ok) return found;

    const list = kind.list(shell);
    list.load();
    const [state, sight] = await Promise.all([settled<DealListState<Deal>>(list.state), sightOf(shell)]);
    if (state.kind === 'failed') {
      const what = `The ${kind.noun} deals could not be searched.`;
      return err({ code: EXIT.outside, complaint: explainFailure(what, state.failure, shell.session.id) });
    }
    const deals = state.kind === 'empty' ? [] : state.deals;
    const views = deals.map((deal) => dealView(deal, sight));
    if (asJson) return ok(await print.json(views));
    if (deals.length === 0) return ok(await print.line(`No ${kind.noun} deals around this place.`));
    const rows = deals.map((deal) => [...kind.row(deal), ...priceCells(deal.rates, dealView(deal, sight), sight)]);
    await print.table([...kind.head, ...priceHead(sight)], rows);
    if (views.every(({ price }) => price?.converted !== true)) return ok(undefined);
    return ok(await print.line(`≈ at the rates of ${sight.prices?.asOf?.toString() ?? 'today'}; charged in USD.`));
  };
}
