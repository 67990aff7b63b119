import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject, defer, map, type Observable, Subject, startWith, switchMap } from 'rxjs';
import type { Refetch } from './refetch.ts';

/** When to fetch again, and who waits for it. */
export type RefetchRequests = Pick<Refetch, 'requested' | 'track'>;

/** State that is loaded from outside on request. */
export interface QueryState<State> {
  readonly state: Live<State>;
  /** Calls (again). Only the last call counts: responses to earlier ones are dropped and those calls aborted. */
  load(): void;
}

/**
 * A refetch repeats only what has been loaded before; the state stays as it is
 * until the response has arrived, so that nothing blanks.
 *
 * @param call calls once; subscribed to for each load, and unsubscribed as soon as the next begins
 * @param settle the new state, made of the response and of the state before it: `waiting`, or what is being refetched
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

/** Fetches at once, `waiting` until then, and once more for each refetch; the last fetch replaces those before it. */
export function fetchAndRefetch<State>(
  fetch: Observable<State>,
  waiting: State,
  refetch?: RefetchRequests,
): Observable<State> {
  const first = fetch.pipe(startWith(waiting));
  if (refetch === undefined) return first;
  return refetch.requested.pipe(
    map(() => refetch.track(fetch)),
    startWith(first),
    switchMap((latest) => latest),
  );
}
