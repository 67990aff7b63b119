import type { RemoteCall } from '@livery/remote';
import type { SearchPlan, SearchValues } from '@livery/remote/search';
import type { Offer } from '../offer/offer.ts';
import type { Facet } from '../results/filter-offers.ts';
import type { OwnFigures } from '../results/sort-offers.ts';

/** A search that was logged: its values by their names in the call, and the names of its places. */
export interface PastSearch {
  readonly query: SearchValues;
  readonly places: readonly string[];
}

export type Order = 'recommended' | 'cheapest' | 'dearest' | 'best' | 'nearest' | 'shortest' | 'earliest';

/** How a product is searched, and how what was found is filtered and sorted. */
export interface ProductSearch<O extends Offer = Offer> {
  readonly plan: SearchPlan;
  /** The query of the call that finds offers. */
  call(values: SearchValues): NonNullable<RemoteCall['query']>;
  /** The values of a past search by their names in the address, some of which differ from those in the call. */
  searchAgain(past: PastSearch): SearchValues;
  /** In the order of display. */
  readonly facets: readonly Facet[];
  /** The first is the platform's own. */
  readonly orders: readonly Order[];
  /** What the orders compare besides price and rating; an offer without it comes last. */
  readonly figures: OwnFigures<O>;
}
