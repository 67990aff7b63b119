import type { Agency, RemoteCall, RemoteContext } from '../../../../src/application/remotes/remote-context.ts';

/** What is searched for, by the names that stand in the address. */
export type SearchValues = Readonly<Record<string, string>>;

/** What a search depends on beside what the visitor says. */
export interface SearchNeeds {
  /** The visitor's own day. */
  readonly today: Temporal.PlainDate;
  readonly agency: Pick<Agency, 'sameDayBookingDisallowed'>;
  readonly defaultGuests: RemoteContext['defaultGuests'];
}

/** How a product is searched. */
export interface SearchPlan {
  /** All of the names, with what they stand for until somebody says otherwise (specification §9). */
  defaults(needs: SearchNeeds): SearchValues;
  /** What is wrong, by name: keys of sentences under `problems`. Empty where the search can be made. */
  problems(values: SearchValues, needs: SearchNeeds): SearchValues;
  /** The query of the call that finds offers. */
  call(values: SearchValues): NonNullable<RemoteCall['query']>;
}
