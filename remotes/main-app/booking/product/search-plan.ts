import type { Agency, RemoteCall, RemoteContext } from '@livery/remote';
import type { FormState } from '@livery/remote/forms';
import type { Offer } from '../offer/offer.ts';
import type { Facet } from '../results/filter-offers.ts';
import type { OwnFigures } from '../results/sort-offers.ts';
import type english from '../texts/en.json';
import type { ProductTexts } from './definition.ts';

/** The values of a search, by their names in the address. */
export type SearchValues = Readonly<Record<string, string>>;

/** What a search depends on besides its values. */
export interface SearchNeeds {
  /** The day in the visitor's time zone. */
  readonly today: Temporal.PlainDate;
  readonly agency: Pick<Agency, 'sameDayBookingDisallowed'>;
  readonly defaultGuests: RemoteContext['defaultGuests'];
}

/** Problems of a search: the messages under `problems`. */
export type SearchProblem = keyof typeof english.problems;

/** How a product is searched. */
export interface SearchPlan {
  /** All names with their defaults (rules §9). */
  defaults(needs: SearchNeeds): SearchValues;
  /** The problems, by name; empty where the search is valid. */
  problems(values: SearchValues, needs: SearchNeeds): Readonly<Record<string, SearchProblem>>;
  /** The query of the call that finds offers. */
  call(values: SearchValues): NonNullable<RemoteCall['query']>;
}

/** A search that was logged: its values by their names in the call, and the names of its places. */
export interface PastSearch {
  readonly query: SearchValues;
  readonly places: readonly string[];
}

export type Order = 'recommended' | 'cheapest' | 'dearest' | 'best' | 'nearest' | 'shortest' | 'earliest';

/** How a product is searched, and how what was found is filtered and sorted. */
export interface ProductSearch<O extends Offer = Offer> {
  readonly plan: SearchPlan;
  /** The values of a past search by their names in the address, some of which differ from those in the call. */
  searchAgain(past: PastSearch): SearchValues;
  /** A search in words: where, when, who. Empty texts are left out. */
  summary(valueOf: (name: string) => string, texts: ProductTexts): readonly string[];
  /** In the order of display. */
  readonly facets: readonly Facet[];
  /** The first is the platform's own. */
  readonly orders: readonly Order[];
  /** What the orders compare besides price and rating; an offer without it comes last. */
  readonly figures: OwnFigures<O>;
}

/** The props of a product's search fields. */
export interface SearchFieldsProps {
  readonly form: FormState<SearchValues>;
  readonly today: Temporal.PlainDate;
}
