/// <reference lib="esnext.temporal" preserve="true" />

import type { Guests } from '../trip/guests.ts';

/** The values of a search, by their names in the address. */
export type SearchValues = Readonly<Record<string, string>>;

/** What a search depends on besides its values. */
export interface SearchNeeds {
  /** The day in the visitor's time zone. */
  readonly today: Temporal.PlainDate;
  readonly agency: {
    readonly sameDayBookingDisallowed: { readonly hotel: boolean; readonly activities: boolean; readonly car: boolean };
  };
  /** Who travels by air and by sea until the visitor chooses (rules §3, guest data). */
  readonly defaultGuests: Readonly<Record<'flight' | 'cruise', Guests>>;
}

/** What can be wrong with a value of a search. */
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

/** The problems of a search, by the name of the value; empty if the search is valid. */
export type SearchProblems = Readonly<Record<string, SearchProblem>>;

/** How a product is searched: what its address says, see docs/deep-links.md. @rule 2.27 */
export interface SearchPlan {
  /** The page of the results. */
  readonly path: `/booknow/${string}/search`;
  /** The names of the values that say what a place is called: what is no plausible name is read as none. */
  readonly placeNames: readonly string[];
  /** All names with their defaults (rules §9). */
  defaults(needs: SearchNeeds): SearchValues;
  problems(values: SearchValues, needs: SearchNeeds): SearchProblems;
}

/** The problems among these, by name. @rule 2.27 */
export function collectProblems(problems: Readonly<Record<string, SearchProblem | false>>): SearchProblems {
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, SearchProblem] => entry[1] !== false),
  );
}
