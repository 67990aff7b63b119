import { BehaviorSubject } from 'rxjs';
import type { CallFailure, Live, Platform } from '../../src/application/remotes/remote-context.ts';
import { trackedLive } from './tracked-live.ts';

type StateOf<List extends keyof Platform> = ReturnType<ReturnType<Platform[List]>['now']>;
type ListState<T> =
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** What the platform's lists hold; one that is left out can't be had. */
export type FakeLists = {
  readonly [List in keyof Platform]?: Extract<StateOf<List>, { kind: 'ready' }>['value'];
};

/** @param follow is called for whoever follows a list, and what it answers once they let go */
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
