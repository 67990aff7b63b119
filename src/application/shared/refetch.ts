import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject, defer, finalize, type Observable, Subject } from 'rxjs';
import { derive } from './derive.ts';

/** Has all queries fetch their data again, as when another language is chosen. */
export interface Refetch {
  /** Emits when everything that was fetched is in the language of before. */
  readonly requested: Observable<void>;
  request(): void;
  /** Whether all that is fetched again has arrived or failed. */
  readonly settled: Live<boolean>;
  /** The same fetch, which is not settled from its subscription until it ends or is dropped. */
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
