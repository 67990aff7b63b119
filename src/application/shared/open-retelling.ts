import { type Observable, Subject } from 'rxjs';

/** Lets what the outside told in one language be told again in another. */
export interface Retelling {
  /** Emits when everything that was told is in a language of the past. */
  readonly wished: Observable<void>;
  wish(): void;
}

export function openRetelling(): Retelling {
  const wishes = new Subject<void>();
  return { wished: wishes.asObservable(), wish: () => wishes.next() };
}
