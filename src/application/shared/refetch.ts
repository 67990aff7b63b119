import { type Observable, Subject } from 'rxjs';

/** Has all queries fetch their data again, as when another language is chosen. */
export interface Refetch {
  /** Emits when everything that was fetched is in the language of before. */
  readonly requested: Observable<void>;
  request(): void;
}

export function openRefetch(): Refetch {
  const requests = new Subject<void>();
  return { requested: requests.asObservable(), request: () => requests.next() };
}
