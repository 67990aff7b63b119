import type { Asked } from '../../world/reference/asked.ts';
import type { Offer, OfferExtras, ProductName } from '../../world/reference/offer.ts';

export type Query = Readonly<Record<string, string>>;

/** What a search found. */
export interface FoundOffers<O extends Offer = Offer> {
  /** 60 at most. The same search in the same world on the same day finds the same. */
  readonly offers: readonly O[];
  /** More about one of these offers. */
  extras(offer: O): OfferExtras;
}

/** A kind of thing to book. */
export interface Product<O extends Offer = Offer> {
  readonly name: ProductName;
  /** The fields of its query, in the order in which an offer's id keeps them. */
  readonly fields: readonly string[];
  /** Searches, or says in one sentence which field is wrong. */
  search(query: Query, asked: Asked): FoundOffers<O> | string;
}
