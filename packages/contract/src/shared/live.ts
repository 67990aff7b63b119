import { type BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';

/**
 * A value that changes over time and is always available.
 *
 * `now()` returns the same reference until something changes; `changes` starts with the current value, never fails and
 * never ends. Loading and failure are part of the value.
 */
export interface Live<T> {
  now(): T;
  readonly changes: Observable<T>;
}

/**
 * The public side of a state; only its owner has the subject.
 *
 * If a subscriber changes the state during an emission, later subscribers would
 * receive the new value before the old one; so each emission reads the current value.
 */
export function liveFromSubject<T>(subject: BehaviorSubject<T>): Live<T> {
  const now = () => subject.value;
  return {
    now,
    get changes() {
      return subject.pipe(map(now), distinctUntilChanged());
    },
  };
}
