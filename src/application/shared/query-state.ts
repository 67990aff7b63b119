import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject, defer, map, type Observable, Subject, startWith, switchMap } from 'rxjs';
import type { Refetch } from './refetch.ts';

/** The requests to fetch again, and a function that tracks when fetches are done. */
export type RefetchRequests = Pick<Refetch, 'requested' | 'track'>;

/** State that is loaded on request. */
export interface QueryState<State> {
  readonly state: Live<State>;
  /** Calls (again). Only the last call counts: responses to earlier ones are dropped and those calls aborted. */
  load(): void;
}

/**
 * A refetch only repeats a load; the state stays until the response has arrived, so that nothing goes blank.
 *
 * @param call makes one call; subscribed to for each load, and unsubscribed from when the next one begins
 * @param settle returns the new state from the response and the state before it: `waiting`, or the one that is being
 * refetched
 * @rule 4.6
 */
export function queryState<State, Response>(of: {
  readonly waiting: State;
  readonly call: () => Observable<Response>;
  readonly settle: (response: Response, before: State) => State;
  readonly refetch?: RefetchRequests | undefined;
}): QueryState<State> {
  const state = new BehaviorSubject(of.waiting);
  const loads = new Subject<void>();
  const responses = defer(of.call).pipe(map((response) => of.settle(response, state.value)));

  loads.pipe(switchMap(() => fetchAndRefetch(responses, of.waiting, of.refetch))).subscribe(state);

  return { state: liveFromSubject(state), load: () => loads.next() };
}

/**
 * Fetches immediately, with `waiting` as the first value, and again for each refetch; a new fetch replaces earlier
 * ones.
 */
export function fetchAndRefetch<State>(
  fetch: Observable<State>,
  waiting: State,
  refetch?: RefetchRequests,
): Observable<State> {
  const firstFetch = fetch.pipe(startWith(waiting));
  if (refetch === undefined) return firstFetch;
  return refetch.requested.pipe(
    map(() => refetch.track(fetch)),
    startWith(firstFetch),
    switchMap((latestSource) => latestSource),
  );
}
