import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject, defer, finalize, type Observable, Subject } from 'rxjs';
import { derive } from './derive.ts';

/** Makes all queries fetch their data again, for example when another language is chosen. */
export interface Refetch {
  /** Emits when the fetched data is outdated, for example in the previous language. */
  readonly requested: Observable<void>;
  request(): void;
  /** Whether all refetched data has arrived or failed. */
  readonly settled: Live<boolean>;
  /** The same fetch, which counts as not settled from its subscription until it ends or is dropped. */
  track<T>(fetch: Observable<T>): Observable<T>;
}

export function createRefetch(): Refetch {
  const requests = new Subject<void>();
  const running = new BehaviorSubject(0);
  return {
    requested: requests.asObservable(),
    request: () => requests.next(),
    settled: derive([liveFromSubject(running)], (count) => count === 0),
    track: (fetch) =>
      defer(() => {
        running.next(running.value + 1);
        return fetch.pipe(finalize(() => running.next(running.value - 1)));
      }),
  };
}
