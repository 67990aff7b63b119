import { BehaviorSubject, EMPTY, filter, map, merge, type Observable, Subject, startWith, switchMap } from 'rxjs';
import { type Live, liveOf } from './live.ts';

/** State that the outside fills in when it is asked. */
export interface QueryState<State> {
  readonly state: Live<State>;
  /** Asks (again). Only the last asking counts: answers to earlier ones are dropped and their calls aborted. */
  load(): void;
}

/**
 * A wish to have it told again asks whom was asked before, and nobody else; what
 * the state says stays until the answer is there, so that nothing blanks.
 *
 * @param call asks once; subscribed to for each asking, and left as soon as the next begins
 * @param settle what the answer makes of the state before: `waiting`, or what is being told again
 */
export function queryState<State, Answer>(of: {
  readonly waiting: State;
  readonly call: () => Observable<Answer>;
  readonly settle: (answer: Answer, before: State) => State;
  readonly refetch?: Observable<unknown> | undefined;
}): QueryState<State> {
  const state = new BehaviorSubject(of.waiting);
  const loads = new Subject<void>();
  let asked = false;

  const answers = () => of.call().pipe(map((answer) => of.settle(answer, state.value)));
  const afresh = loads.pipe(map(() => answers().pipe(startWith(of.waiting))));
  const again = (of.refetch ?? EMPTY).pipe(
    filter(() => asked),
    map(answers),
  );
  merge(afresh, again)
    .pipe(switchMap((asking) => asking))
    .subscribe(state);

  return {
    state: liveOf(state),
    load() {
      asked = true;
      loads.next();
    },
  };
}
