import { type BehaviorSubject, finalize, Observable } from 'rxjs';
import type { Live } from '../../src/application/remotes/remote-context.ts';

/** A value that knows who follows it: `follow` is called for each, and what it answers once they let go. */
export function trackedLive<T>(source: BehaviorSubject<T> | Live<T>, follow: () => () => void): Live<T> {
  const now = 'now' in source ? source.now : () => source.value;
  const values: Observable<T> = 'changes' in source ? source.changes : source;
  const changes = new Observable<T>((follower) => values.pipe(finalize(follow())).subscribe(follower));
  return { now, changes };
}
