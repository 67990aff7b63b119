import { BehaviorSubject, map, type Observable, Subject, startWith, switchMap } from 'rxjs';
import { type Live, liveOf } from './live.ts';

/** State that the outside fills in when it is asked. */
export interface AskedState<State> {
  readonly state: Live<State>;
  /** Asks (again). Only the last asking counts: answers to earlier ones are dropped and their calls aborted. */
  load(): void;
}

/** @param call asks once; subscribed to for each `load()`, and left as soon as the next begins */
export function askedState<State, Answer>(of: {
  readonly waiting: State;
  readonly call: () => Observable<Answer>;
  readonly settle: (answer: Answer) => State;
}): AskedState<State> {
  const state = new BehaviorSubject(of.waiting);
  const loads = new Subject<void>();
  loads.pipe(switchMap(() => of.call().pipe(map(of.settle), startWith(of.waiting)))).subscribe(state);
  return { state: liveOf(state), load: () => loads.next() };
}
