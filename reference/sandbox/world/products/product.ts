import { joinNames } from '@livery/contract/shared/join-names';
import type { DealContext } from '../deals/deal-context.ts';
import type { Choice, Offer, OfferExtras, OfferPlace, Party, RateConditions, SearchContext } from '../offers/offer.ts';
import { offerPlace } from '../offers/offer-place.ts';
import { pictureRecord } from '../pictures/picture-record.ts';
import { type PointFields, parseCount, parsePoint, type Query } from '../query-fields.ts';
import { type Translate, translateTo } from '../words/translate.ts';

const MAX_TRAVELLERS = 9;

/** The travellers of a flight or cruise, by default one adult; or one sentence about an invalid field. */
export function parseParty(query: Query): Party | string {
  const adults = parseCount(query['adults'] ?? '1', 1, MAX_TRAVELLERS);
  if (adults === null) return `adults must be a whole number from 1 to ${MAX_TRAVELLERS}.`;
  const children = parseCount(query['children'] ?? '0', 0, MAX_TRAVELLERS - 1);
  if (children === null) return `children must be a whole number from 0 to ${MAX_TRAVELLERS - 1}.`;
  const infants = parseCount(query['infants'] ?? '0', 0, adults);
  if (infants === null) return 'infants must be a whole number, at most one for each adult.';
  return { adults, children, infants };
}

/** The result of a search. */
export interface FoundOffers<O extends Offer = Offer> {
  /** At most 60. The same search in the same world on the same day gives the same offers. */
  readonly offers: readonly O[];
  /** Details of one of these offers. */
  extras(offer: O): OfferExtras;
}

/** The time and place of an offer. */
export interface Trip {
  /** Days of the place. */
  readonly start: string;
  readonly end: string | null;
  /** The place as text. */
  readonly place: string;
}

/** The deals of a product on an agency's home page. */
export interface DealSearch {
  readonly path: string;
  /** Finds deals in the form of the API, or returns one sentence about an invalid field. */
  find(query: Query, world: DealContext): readonly object[] | string;
}

/** Suggestions while a traveller types a destination: a `GET` has the text in its query, a `POST` in its body. */
export interface Suggestions {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly respond: (text: string, language: string) => object;
}

interface ProductSearch<O extends Offer> {
  /** The fields of its query, in their order within an offer's id. */
  readonly fields: readonly string[];
  /** Searches, or returns one sentence about an invalid field. */
  search(query: Query, context: SearchContext): FoundOffers<O> | string;
}

/** A product that can be booked. */
export interface Product<O extends Offer = Offer> extends ProductSearch<O> {
  /** The names of a search's places, in its order. */
  placesOf(query: Query): string[];
  tripOf(offer: O, language: string): Trip;
  /** The number of units of a choice that a booking takes, rooms, seats or places; by default, one. */
  unitsOf?(offer: O, choice: Pick<Choice, 'tags' | 'rate'>, travellers: number): number;
  /** Whether an offer that was found can still be booked; by default, every offer can. */
  isBookable?(offer: O, today: string): boolean;
  readonly suggestions?: Suggestions;
  readonly deals?: DealSearch;
}

/** A product's searches, with all texts except names in the visitor's language. */
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
      const offerById = new Map(find(search, context).map((offer) => [offer.id, offer]));
      const offers = [...offerById.values()].map((offer) => ({
        ...offer,
        name: nameOf(offer.name, t),
        cover: pictureRecord(offer.picture, t),
      }));
      // Everything else is drawn for the name that the world knows.
      return { offers, extras: (offer) => translateExtras(offer, extras(offerById.get(offer.id) ?? offer, t), t) };
    },
  };
}

/** The texts without gaps in an offer's details, in another language; and its pictures. */
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

/** The names of a search's points. */
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
