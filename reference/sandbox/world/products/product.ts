import { joinNames } from '@livery/contract/shared/join-names';
import type { DealContext } from '../deals/deal-context.ts';
import type { Choice, Offer, OfferExtras, OfferPlace, Party, RateConditions, SearchContext } from '../offers/offer.ts';
import { offerPlace } from '../offers/offer-place.ts';
import { pictureRecord } from '../pictures/picture-record.ts';
import { type PointFields, parseCount, parsePoint, type Query } from '../query-fields.ts';
import { type Translate, translateTo } from '../words/translate.ts';

const MAX_TRAVELLERS = 9;

/** The travellers of a flight or cruise, by default one adult; or what is wrong in one sentence. */
export function parseParty(query: Query): Party | string {
  const adults = parseCount(query['adults'] ?? '1', 1, MAX_TRAVELLERS);
  if (adults === null) return `adults must be a whole number from 1 to ${MAX_TRAVELLERS}.`;
  const children = parseCount(query['children'] ?? '0', 0, MAX_TRAVELLERS - 1);
  if (children === null) return `children must be a whole number from 0 to ${MAX_TRAVELLERS - 1}.`;
  const infants = parseCount(query['infants'] ?? '0', 0, adults);
  if (infants === null) return 'infants must be a whole number, at most one for each adult.';
  return { adults, children, infants };
}

/** What a search found. */
export interface FoundOffers<O extends Offer = Offer> {
  /** 60 at most. The same search in the same world on the same day finds the same. */
  readonly offers: readonly O[];
  /** More about one of these offers. */
  extras(offer: O): OfferExtras;
}

/** When and where an offer takes place. */
export interface Trip {
  /** Days of the place. */
  readonly start: string;
  readonly end: string | null;
  /** Where, in words. */
  readonly place: string;
}

/** What the home page of an agency shows of a product. */
export interface DealSearch {
  readonly path: string;
  /** Finds deals in wire form, or explains in one sentence which field is wrong. */
  find(query: Query, world: DealContext): readonly object[] | string;
}

/** What is suggested while a traveller types where to: a `GET` has the text in its query, a `POST` in its body. */
export interface Suggestions {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly respond: (text: string, language: string) => object;
}

interface ProductSearch<O extends Offer> {
  /** The fields of its query, in their order within an offer's id. */
  readonly fields: readonly string[];
  /** Searches, or explains in one sentence which field is wrong. */
  search(query: Query, context: SearchContext): FoundOffers<O> | string;
}

/** A kind of thing to book. */
export interface Product<O extends Offer = Offer> extends ProductSearch<O> {
  /** What the places of a search are called, in its order. */
  placesOf(query: Query): string[];
  tripOf(offer: O, language: string): Trip;
  /** How many of what is left of a choice a booking takes, rooms, seats or places; by default, one. */
  unitsOf?(offer: O, choice: Pick<Choice, 'tags' | 'rate'>, travellers: number): number;
  /** Whether an offer that was found can still be booked; by default, each can. */
  isBookable?(offer: O, today: string): boolean;
  readonly suggestions?: Suggestions;
  readonly deals?: DealSearch;
}

/** A product's searches, with everything in the visitor's language that is not a name. */
export function defineProduct<Search extends object, O extends Offer>(
  fields: readonly string[],
  parse: (query: Query, today: string) => Search | string,
  find: (search: Search, context: SearchContext) => readonly O[],
  extras: (offer: O, t: Translate) => OfferExtras,
  nameOf: (name: string, t: Translate) => string = (name) => name,
): ProductSearch<O> {
  return {
    fields,
    search(query, context) {
      const search = parse(query, context.today);
      if (typeof search === 'string') return search;
      const t = translateTo(context.language ?? 'en');
      const found = new Map(find(search, context).map((offer) => [offer.id, offer]));
      const offers = [...found.values()].map((offer) => ({
        ...offer,
        name: nameOf(offer.name, t),
        cover: pictureRecord(offer.picture, t),
      }));
      // The rest is drawn by the name that the world knows.
      return { offers, extras: (offer) => translateExtras(offer, extras(found.get(offer.id) ?? offer, t), t) };
    },
  };
}

/** The texts of an offer's details that have no gaps, in another language; and its pictures. */
function translateExtras(offer: Offer, extras: OfferExtras, t: Translate): OfferExtras {
  const { choices, policies, reviewsSample } = extras;
  return {
    ...extras,
    gallery: offer.pictures.map((url) => pictureRecord(url, t)),
    choices: choices.map((choice) => translateChoice(choice, t)),
    policies: { ...policies, cancellation: policies.cancellation.map((text) => t(text)) },
    reviewsSample: reviewsSample.map((review) => ({ ...review, text: t(review.text) })),
  };
}

/** What the points of a search are called. */
export function pointNames(query: Query, points: readonly PointFields[]): string[] {
  return points
    .map((fields) => parsePoint(query, fields))
    .flatMap((point) => (typeof point === 'string' ? [] : [offerPlace(point).city]));
}

export const placeName = ({ city, country }: OfferPlace): string => joinNames([city, country]);

function translateChoice({ rate, fare, ...choice }: Choice, t: Translate): Choice {
  const cancellationOf = ({ cancellation }: Pick<RateConditions, 'cancellation'>) =>
    cancellation.map((text) => t(text));
  return {
    ...choice,
    name: t(choice.name),
    description: t(choice.description),
    ...(rate !== undefined && { rate: { ...rate, room: t(rate.room), cancellation: cancellationOf(rate) } }),
    ...(fare !== undefined && { fare: { ...fare, cancellation: cancellationOf(fare) } }),
  };
}
