import { err, ok, type Result } from '@livery/contract/shared/result';
import { InvalidArgumentError } from 'commander';
import type { DealList, DealListState } from '../../application/deals/deals.ts';
import { whenLoaded } from '../../application/shared/when-loaded.ts';
import type { Shell } from '../../application/shell.ts';
import type { DealOfTab } from '../../domain/deals/deal-products.ts';
import type { TabWithDeals } from '../../domain/deals/deal-tab.ts';
import type { DealRates } from '../../domain/deals/price-rows.ts';
import { knownKeys } from '../../domain/shared/record-from-keys.ts';
import { DEAL_KINDS } from '../deals/deal-kind.ts';
import { EXIT_CODES } from '../exit-code.ts';
import { type CommandFailure, unavailableFailure } from '../explain-failure.ts';

/** Names a deal of the home page: the `index`-th (from 1) that the command `deals` lists. */
export interface DealName {
  readonly product: TabWithDeals;
  readonly index: number;
}

/** Reads `hotels:3`, or `hotels` for the first one. */
export function parseDealName(value: string): DealName {
  const [, name, index = '1'] = /^([a-z]+)(?::([1-9]\d{0,3}))?$/.exec(value) ?? [];
  const product = knownKeys(DEAL_KINDS).find((kind) => kind === name);
  if (product !== undefined) return { product, index: Number(index) };
  throw new InvalidArgumentError(
    `Name a deal by its product and its number in the list of the command deals, such as hotels:3. Products: ${knownKeys(DEAL_KINDS).join(', ')}.`,
  );
}

/** The figures of a deal of the home page. */
export async function dealRates(
  shell: Shell,
  { product, index }: DealName,
): Promise<Result<DealRates, CommandFailure>> {
  const list: DealList<DealOfTab<TabWithDeals>> = shell.deals[product];
  list.load();
  const state = await whenLoaded<DealListState<DealOfTab<TabWithDeals>>>(list.state);
  if (state.kind === 'failed')
    return unavailableFailure('The deals could not be searched.', state.failure, shell.session.id);
  const deals = state.kind === 'empty' ? [] : state.deals;
  const deal = deals[index - 1];
  if (deal !== undefined) return ok(deal.rates);
  const message = {
    what: `There is no deal ${product}:${index}.`,
    why: `The home page has ${deals.length} of this product.`,
    next: `Run the command deals ${product} to see them.`,
  };
  return err({ code: EXIT_CODES.refused, message });
}
