import type { CallFailure, Live, Platform } from '@livery/contract/remotes/remote-context';
import { BehaviorSubject, finalize, Observable } from 'rxjs';

type PlatformListState<List extends keyof Platform> = ReturnType<ReturnType<Platform[List]>['now']>;
type ListState<T> =
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** The platform's lists; a list that isn't given can't be loaded. */
export type FakeLists = {
  readonly [List in keyof Platform]?: Extract<PlatformListState<List>, { kind: 'ready' }>['value'];
};

/**
 * @param follow called for each subscription to a list; returns a function that is called when the subscription ends
 */
export function fakePlatform(lists: FakeLists, follow: () => () => void): Platform {
  const liveList = <T>(value: T | undefined): (() => Live<ListState<T>>) => {
    const state: ListState<T> =
      value === undefined ? { kind: 'failed', failure: { kind: 'unreachable' } } : { kind: 'ready', value };
    const live = trackedLive(new BehaviorSubject(state), follow);
    return () => live;
  };
  return {
    paymentGateway: liveList(lists.paymentGateway),
    countryCodes: liveList(lists.countryCodes),
    enabledCountries: liveList(lists.enabledCountries),
  };
}

/** Calls `follow` for each subscription, and the function that `follow` returns when the subscription ends. */
export function trackedLive<T>(source: BehaviorSubject<T> | Live<T>, follow: () => () => void): Live<T> {
  const now = 'now' in source ? source.now : () => source.value;
  const values: Observable<T> = 'changes' in source ? source.changes : source;
  const changes = new Observable<T>((follower) => values.pipe(finalize(follow())).subscribe(follower));
  return { now, changes };
}
