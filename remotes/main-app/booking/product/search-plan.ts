import type { Agency, FormState, RemoteCall, RemoteContext } from '@livery/remote';
import type english from '../texts/en.json';

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

/** The props of a product's search fields. */
export interface SearchFieldsProps {
  readonly form: FormState<SearchValues>;
  readonly today: Temporal.PlainDate;
}
