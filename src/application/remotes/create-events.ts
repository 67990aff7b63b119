import { type PlainData, parsePlainData } from '@livery/contract/remotes/plain-data';
import type { RemoteEventBus } from '@livery/contract/remotes/remote-context';
import type { RemoteName } from '@livery/contract/remotes/remote-name';
import { filter, map, Observable, ReplaySubject, Subject, takeUntil } from 'rxjs';
import { eventProblem } from '../../domain/remotes/event-problem.ts';
import { isPlaceName } from '../../domain/remotes/place-name.ts';
import { errorText } from '../shared/error-text.ts';

interface SentEvent {
  readonly name: string;
  readonly value: PlainData;
}

/** Events that remotes send each other while the page is open. */
export interface RemoteEvents {
  /**
   * The events as one remote sends and receives them.
   *
   * @param ended once aborted, its subscriptions are completed and it can't send any more
   * @param onProblem called with one sentence on why an event was not sent
   */
  of(remote: RemoteName, ended: AbortSignal, onProblem: (problem: string) => void): RemoteEventBus;
  /** Forgets the last values: they may be about a person who has signed out. */
  forget(): void;
}

/** How deeply events may be sent from within each other; more than this is a loop. */
const MAX_NESTED_EVENTS = 20;

export function createEvents(): RemoteEvents {
  const events = new Subject<SentEvent>();
  const lastEvents = new Map<string, PlainData>();
  let depth = 0;

  function send(event: SentEvent): void {
    depth += 1;
    try {
      events.next(event);
    } finally {
      depth -= 1;
    }
  }

  return {
    forget: () => lastEvents.clear(),

    of(remote, endedSignal, onProblem) {
      const end = new ReplaySubject<void>(1);
      if (endedSignal.aborted) end.next();
      endedSignal.addEventListener('abort', () => end.next(), { once: true });
      const refuse = (name: unknown, reason: string) =>
        onProblem(`“${remote}” can’t publish the event “${errorText(name).slice(0, 100)}”: ${reason}.`);

      return {
        publish(name: unknown, value: unknown, { keep = false }: { readonly keep?: boolean } = {}) {
          if (endedSignal.aborted) return;
          if (!isPlaceName(name)) return refuse(name, 'write a name such as “booking.confirmed”');
          const data = parsePlainData(value);
          if (!data.ok) return refuse(name, data.error);
          const problem = eventProblem(remote, name, data.value);
          if (problem !== undefined) return refuse(name, problem);
          if (depth >= MAX_NESTED_EVENTS)
            return refuse(name, `${MAX_NESTED_EVENTS} events were published from within each other`);
          if (keep) lastEvents.set(name, data.value);
          send({ name, value: data.value });
        },

        on(name: unknown) {
          const values = new Observable<PlainData>((subscriber) => {
            const [key, isKnown] = [String(name), lastEvents.has(String(name))];
            const subscription = events
              .pipe(
                filter((event) => event.name === key),
                map(({ value }) => value),
              )
              .subscribe(subscriber);
            if (isKnown) subscriber.next(lastEvents.get(key) ?? null);
            return subscription;
          });
          return values.pipe(takeUntil(end)) as never;
        },
      };
    },
  };
}
