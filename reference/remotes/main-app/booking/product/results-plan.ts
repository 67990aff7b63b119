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

/** How the results of a product are filtered, sorted and shown: loaded with results only. */
export interface ProductResults<O extends Offer = Offer> {
  /** What several offers are one of, such as the fares of an itinerary. */
  merge?(offers: readonly Offer[]): readonly Offer[];
  /** In the order of display. */
  readonly facets: readonly Facet[];
  /** The first is the platform's own. */
  readonly orders: readonly SortOrder[];
  /** What the orders compare besides price and rating; an offer without it comes last. */
  readonly figures: ProductSortKeys<O>;
  /** What its price is for if that is several of something. */
  unitsOf?(offer: O): { readonly unit: 'night' | 'day'; readonly count: number };
  /** Whose logo a card shows. */
  companyOf?(offer: O): Company;
  /** Stands below the name on a card. */
  BelowName?(props: { readonly offer: O }): ReactNode;
  /** Loads the code of its cards if that is apart. */
  readonly load?: () => Promise<object>;
  /** The card of an offer, in place of one with a picture. */
  Card?(props: { readonly offer: O }): ReactNode;
}
