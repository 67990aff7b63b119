import type { Coordinates } from '@livery/contract/agency/policies';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Live } from '@livery/contract/shared/live';
import type { NonEmpty } from '@livery/contract/shared/non-empty';
import type { Result } from '@livery/contract/shared/result';
import type { DealOfTab } from '../../domain/deals/deal-products.ts';
import type { DealTab, TabWithDeals } from '../../domain/deals/deal-tab.ts';
import type { LocationFailure } from '../../domain/deals/location-failure.ts';
import type { DealSearches } from '../../domain/deals/searched-time.ts';

/** The deals of each product, by its tab. */
export type DealLists = { readonly [T in TabWithDeals]: DealList<DealOfTab<T>> };

/** The home page's product deals. */
export interface Deals extends DealLists {
  /** The services that the agency sells, in its order. */
  readonly tabs: Live<readonly DealTab[]>;
  /** The service that is shown; `null` if the agency sells none (rules §4, deals tab). */
  readonly tab: Live<DealTab | null>;
  /** What each tab's deals were last searched for. */
  readonly searches: Live<DealSearches>;
  /**
   * The visitor's position, for deals nearby. Only to be called on a click, because the browser asks for permission.
   */
  locate(): Promise<Result<Coordinates, LocationFailure>>;
  /** Shows another service, and searches its deals (again). */
  chooseTab(tab: DealTab): void;
  /**
   * Searches the shown deals again if the visitor's date has changed since; they stay until the new ones have arrived.
   */
  followToday(): void;
  /** Whether this visitor may see prices at all (rules §5). */
  readonly showsPrices: Live<boolean>;
  /** Whether this visitor may see wholesale and markup figures (rules §5 and §6). */
  readonly showsAgentFigures: Live<boolean>;
}

/** The deals of one service. */
export interface DealList<Deal> {
  readonly state: Live<DealListState<Deal>>;
  /** Searches (again); the result of an earlier search is dropped (rules 4.6). */
  load(): void;
}

/** @rule 4.7 */
export type DealListState<Deal> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'list'; readonly deals: NonEmpty<Deal> }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };
