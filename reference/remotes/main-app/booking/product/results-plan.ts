import type { ReactNode } from 'react';
import type { Offer } from '../offer/offer.ts';
import type { Facet } from '../results/filter-offers.ts';
import type { ProductSortKeys } from '../results/sort-offers.ts';

export type SortOrder = 'recommended' | 'cheapest' | 'dearest' | 'best' | 'nearest' | 'shortest' | 'earliest';

/** A company of an offer; its logo is an address, untrusted. */
export interface Company {
  readonly name: string;
  readonly logo: string;
}

/** How the results of a product are filtered, sorted and shown: loaded only with results. */
export interface ProductResults<O extends Offer = Offer> {
  /** Combines offers that belong together, such as the fares of an itinerary. */
  merge?(offers: readonly Offer[]): readonly Offer[];
  /** In the order of display. */
  readonly facets: readonly Facet[];
  /** The first is the platform's own order. */
  readonly orders: readonly SortOrder[];
  /** The values, besides price and rating, by which offers are sorted; an offer without such a value comes last. */
  readonly figures: ProductSortKeys<O>;
  /** The units of the price, if there are several. */
  unitsOf?(offer: O): { readonly unit: 'night' | 'day'; readonly count: number };
  /** The company whose logo a card shows. */
  companyOf?(offer: O): Company;
  /** Shown below the name on a card. */
  BelowName?(props: { readonly offer: O }): ReactNode;
  /** Loads the code of its cards, if it is separate. */
  readonly load?: () => Promise<object>;
  /** The card of an offer, instead of a card with a picture. */
  Card?(props: { readonly offer: O }): ReactNode;
}
