import { DEAL_CURRENCY } from '@livery/contract/market/currency-choice';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { Argument } from 'commander';
import type { AgencyState } from '../../application/agency/host-agency.ts';
import type { DealList, DealListState } from '../../application/deals/deals.ts';
import type { Prices } from '../../application/market/market.ts';
import { whenLoaded } from '../../application/shared/when-loaded.ts';
import type { Shell } from '../../application/shell.ts';
import type { DealOfTab } from '../../domain/deals/deal-products.ts';
import type { TabWithDeals } from '../../domain/deals/deal-tab.ts';
import { type DealRates, priceRows } from '../../domain/deals/price-rows.ts';
import { NOTICE_CATALOGUE } from '../../domain/notices/catalogue.ts';
import { knownKeys } from '../../domain/shared/record-from-keys.ts';
import type { CliCommand } from '../cli-command.ts';
import { DEAL_KINDS, type DealKind } from '../deals/deal-kind.ts';
import { dealView, type PriceView, type PriceVisibility, priceVisibility } from '../deals/deal-view.ts';
import { EXIT_CODES } from '../exit-code.ts';
import { type CommandFailure, unavailableFailure } from '../explain-failure.ts';
import { addPlaceOptions, type PlaceOptions, placeCoordinates } from '../session/place-options.ts';
import { findAgency } from '../session/queries.ts';
import { runSession, type SessionAction } from '../session/run-session.ts';
import { addSessionOptions, type SessionOptions } from '../session/session-options.ts';

export const dealsCommand: CliCommand = {
  name: 'deals',
  summary: "Shows the deals of an agency's home page.",
  example: { call: 'deals hotels --lat 0 --long -140', prints: 'No hotel deals around this place.' },
  declare(command, run) {
    addPlaceOptions(addSessionOptions(command))
      .addArgument(new Argument('<product>', 'what to look for').choices(knownKeys(DEAL_KINDS)))
      .action((product: TabWithDeals, options: SessionOptions & PlaceOptions) => {
        const around = placeCoordinates(command, options);
        // Cars are picked up at the airport, which has its own parameters in the page's address.
        const place = around === undefined ? {} : { ...around, airportLat: around.lat, airportLong: around.long };
        return runSession({ command, ...run }, options, showDeals(product, options.json === true), { place });
      });
  },
};

/** Shows the home page's deals of one product; an agency that isn't active has none. */
function showDeals<T extends TabWithDeals>(product: T, asJson: boolean): SessionAction {
  const kind: DealKind<DealOfTab<T>> = DEAL_KINDS[product];
  return async (shell, print, host) => {
    const openAgency = await findOpenAgency(shell, host);
    if (!openAgency.ok) return openAgency;

    const list: DealList<DealOfTab<T>> = shell.deals[product];
    list.load();
    const [state, visibility] = await Promise.all([
      whenLoaded<DealListState<DealOfTab<T>>>(list.state),
      priceVisibility(shell),
    ]);
    if (state.kind === 'failed') {
      const what = `The ${kind.noun} deals could not be searched.`;
      return unavailableFailure(what, state.failure, shell.session.id);
    }
    const deals = state.kind === 'empty' ? [] : state.deals;
    const views = deals.map((deal) => dealView(deal, visibility));
    if (asJson) return ok(await print.json(views));
    if (deals.length === 0) return ok(await print.line(`No ${kind.noun} deals around this place.`));
    const rows = deals.map((deal) => [
      ...kind.row(deal),
      ...priceCells(deal.rates, dealView(deal, visibility), visibility),
    ]);
    await print.table([...kind.head, ...priceHeaders(visibility)], rows);
    if (views.every(({ price }) => price?.converted !== true)) return ok(undefined);
    return ok(await print.line(`≈ at the rates of ${visibility.prices?.asOf?.toString() ?? 'today'}; charged in USD.`));
  };
}

/** Reads the agency of the host; if it isn't active it sells nothing, and the command ends. */
async function findOpenAgency(
  shell: Shell,
  host: string,
): Promise<Result<Extract<AgencyState, { readonly kind: 'ready' }>, CommandFailure>> {
  const agency = await findAgency(shell, host);
  if (!agency.ok) return agency;
  if (agency.value.kind === 'ready') return ok(agency.value);
  const message = {
    what: NOTICE_CATALOGUE.agencyInactive.text,
    why: `The agency at ${host} is inactive.`,
    next: 'Run the command agency to see whom to contact.',
  };
  return err({ code: EXIT_CODES.refused, message });
}

/** The headings of the price columns. */
function priceHeaders({ agentFigures }: PriceVisibility): readonly string[] {
  return agentFigures ? ['Total', 'Wholesale Rate', 'Agency Markup'] : ['Total'];
}

/** A deal's prices, one per column. */
function priceCells(rates: DealRates, { price }: PriceView, visibility: PriceVisibility): readonly string[] {
  const { prices, agentFigures } = visibility;
  if (prices === undefined) return priceHeaders(visibility).map(() => 'after sign-in');
  const total = price === undefined ? '' : `${price.converted ? '≈ ' : ''}${price.text}`;
  if (!agentFigures) return [total];
  return [total, agentFigureText('wholesale', rates, prices), agentFigureText('markup', rates, prices)];
}

function agentFigureText(kind: 'wholesale' | 'markup', rates: DealRates, prices: Prices): string {
  const row = priceRows(rates, { agentFigures: true }).find((candidate) => candidate.kind === kind);
  if (row === undefined) return '';
  const { text, converted } = prices.display({ amount: row.amount, currency: DEAL_CURRENCY });
  return `${converted ? '≈ ' : ''}${text}`;
}
