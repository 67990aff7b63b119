import type { HotelDeal } from '../../domain/deals/hotel-deal.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { NonEmpty } from '../../domain/shared/non-empty.ts';
import type { Live } from '../shared/live.ts';

/** The home page's product deals. */
export interface Deals {
  readonly hotels: DealList<HotelDeal>;
  /** Whether this visitor may see prices at all (specification §5). */
  readonly showsPrices: Live<boolean>;
}

/** The deals of one service. */
export interface DealList<Deal> {
  readonly state: Live<DealListState<Deal>>;
  /** Searches (again); an answer to an earlier search is dropped (readings 29). */
  load(): void;
}

/** @see specification §4, deals tab; readings 34 */
export type DealListState<Deal> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'list'; readonly deals: NonEmpty<Deal> }
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed'; readonly failure: CallFailure };
