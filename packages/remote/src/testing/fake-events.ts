import type { RemoteEventBus, RemoteEventMap } from '@livery/contract/remotes/remote-context';
import { finalize, Observable, Subject } from 'rxjs';

type EventName = keyof RemoteEventMap;

/**
 * An event bus that only the remote uses: an event that it publishes is recorded as `['publish', name, value]`, and
 * sent to its own subscriptions.
 *
 * @param follow called for each subscription; returns a function that is called when the subscription ends
 */
export function fakeEvents(
  actions: (readonly [name: string, ...args: readonly unknown[]])[],
  follow: (name: string) => () => void,
): RemoteEventBus {
  const subjects = new Map<string, Subject<unknown>>();
  const lastValues = new Map<string, unknown>();
  const subjectOf = (name: string) => {
    const subject = subjects.get(name) ?? new Subject<unknown>();
    subjects.set(name, subject);
    return subject;
  };
  return {
    publish(name, value, { keep = false } = {}) {
      actions.push(['publish', name, value]);
      if (keep) lastValues.set(name, value);
      subjectOf(name).next(value);
    },
    on: <Name extends EventName>(name: Name) =>
      new Observable<RemoteEventMap[Name]>((subscriber) => {
        const lastValue = lastValues.get(name);
        if (lastValue !== undefined) subscriber.next(lastValue as RemoteEventMap[Name]);
        return (subjectOf(name) as Subject<RemoteEventMap[Name]>).pipe(finalize(follow(name))).subscribe(subscriber);
      }),
  };
}
