import { type BehaviorSubject, distinctUntilChanged, map, type Observable } from 'rxjs';

/**
 * A value that changes over time and is always there.
 *
 * `now()` returns the same reference until something changes; `changes` starts
 * with the present value, never fails and never ends. Loading and failure are
 * part of the value.
 */
export interface Live<T> {
  now(): T;
  readonly changes: Observable<T>;
}

/**
 * The public side of state; only its owner has the subject.
 *
 * A reader who changes the state while it reads would have those after it read
 * the new value first and the old one last, so each emission reads the current value.
 */
export function liveOf<T>(subject: BehaviorSubject<T>): Live<T> {
  const now = () => subject.value;
  return { now, changes: subject.pipe(map(now), distinctUntilChanged()) };
}
