import type { RemoteEventBus, RemoteEventMap } from '@livery/contract/remotes/remote-context';
import { finalize, Observable, Subject } from 'rxjs';

type EventName = keyof RemoteEventMap;

/**
 * An event bus with nobody else on it: what the remote publishes is recorded as `['publish', name, value]`, and comes
 * back to its own subscriptions.
 *
 * @param follow is called for each subscription; the function that it returns, when the subscription ends
 */
export function fakeEvents(
  actions: (readonly [name: string, ...args: readonly unknown[]])[],
  follow: (name: string) => () => void,
): RemoteEventBus {
  const subjects = new Map<string, Subject<unknown>>();
  const last = new Map<string, unknown>();
  const subjectOf = (name: string) => {
    const subject = subjects.get(name) ?? new Subject<unknown>();
    subjects.set(name, subject);
    return subject;
  };
  return {
    publish(name, value, { keep = false } = {}) {
      actions.push(['publish', name, value]);
      if (keep) last.set(name, value);
      subjectOf(name).next(value);
    },
    on: <Name extends EventName>(name: Name) =>
      new Observable<RemoteEventMap[Name]>((subscriber) => {
        const known = last.get(name);
        if (known !== undefined) subscriber.next(known as RemoteEventMap[Name]);
        return (subjectOf(name) as Subject<RemoteEventMap[Name]>).pipe(finalize(follow(name))).subscribe(subscriber);
      }),
  };
}
