import type { Offer, OfferExtras, Party, SearchContext } from '../../../world/offers/offer.ts';
import { countIn } from '../../request/request-fields.ts';

const MOST = 9;

/** The travellers of a flight or cruise, by default one adult; or what is wrong in one sentence. */
export function partyIn(query: Query): Party | string {
  const adults = countIn(query['adults'] ?? '1', 1, MOST);
  if (adults === null) return `adults must be a whole number from 1 to ${MOST}.`;
  const children = countIn(query['children'] ?? '0', 0, MOST - 1);
  if (children === null) return `children must be a whole number from 0 to ${MOST - 1}.`;
  const infants = countIn(query['infants'] ?? '0', 0, adults);
  if (infants === null) return 'infants must be a whole number, at most one for each adult.';
  return { adults, children, infants };
}

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
  /** The fields of its query, in their order within an offer's id. */
  readonly fields: readonly string[];
  /** Searches, or explains in one sentence which field is wrong. */
  search(query: Query, context: SearchContext): FoundOffers<O> | string;
}

export function productOf<Search extends object, O extends Offer>(
  fields: readonly string[],
  parse: (query: Query, today: string) => Search | string,
  find: (search: Search, context: SearchContext) => readonly O[],
  extras: (offer: O) => OfferExtras,
): Product<O> {
  return {
    fields,
    search(query, context) {
      const search = parse(query, context.today);
      return typeof search === 'string' ? search : { offers: find(search, context), extras };
    },
  };
}
