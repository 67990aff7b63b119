/// <reference lib="esnext.temporal" preserve="true" />

import type { Guests } from '../trip/guests.ts';

/** The values of a search, by their names in the address. */
export type SearchValues = Readonly<Record<string, string>>;

/** What a search depends on in addition to its values. */
export interface SearchNeeds {
  /** Today in the visitor's time zone. */
  readonly today: Temporal.PlainDate;
  readonly agency: {
    readonly sameDayBookingDisallowed: { readonly hotel: boolean; readonly activities: boolean; readonly car: boolean };
  };
  /** The travellers of a flight or cruise until the visitor chooses (rules §3, guest data). */
  readonly defaultGuests: Readonly<Record<'flight' | 'cruise', Guests>>;
}

/** A problem of a value of a search. */
export type SearchProblem =
  | 'place'
  | 'airport'
  | 'sameAirport'
  | 'day'
  | 'checkOut'
  | 'nights'
  | 'rooms'
  | 'guests'
  | 'childAge'
  | 'return'
  | 'rentalDays'
  | 'age'
  | 'residence'
  | 'returnFlight'
  | 'nextFlight'
  | 'travellers'
  | 'month'
  | 'shipLine';

/** The problems of a search, by the names of the values; empty if the search is valid. */
export type SearchProblems = Readonly<Record<string, SearchProblem>>;

/** The search of a product, as its address has it, see docs/deep-links.md. @rule 2.27 */
export interface SearchPlan {
  /** The page of the results. */
  readonly path: `/booknow/${string}/search`;
  /** The names of the values that contain place names; one that isn't plausible is read as empty. */
  readonly placeNames: readonly string[];
  /** All names with their defaults (rules §9). */
  defaults(needs: SearchNeeds): SearchValues;
  problems(values: SearchValues, needs: SearchNeeds): SearchProblems;
}

/** The problems in a record, by name, without the `false` ones. @rule 2.27 */
export function collectProblems(problems: Readonly<Record<string, SearchProblem | false>>): SearchProblems {
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, SearchProblem] => entry[1] !== false),
  );
}
