import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject } from 'rxjs';
import { plainJson } from '../../domain/why/plain-json.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { History } from './inspector.ts';

/** How many values of each history are kept. */
const MAX_HISTORIES = 50;

interface HistoriesDependencies {
  readonly clock: Pick<Clock, 'now'>;
  /** Removes secrets from plain JSON. */
  readonly clean: (value: unknown) => unknown;
}

/** Records the values of live values, each from the moment it is added. */
export function createHistories({ clock, clean }: HistoriesDependencies): {
  readonly histories: Live<readonly History[]>;
  add(name: string, value: Live<unknown>): void;
} {
  const histories = new BehaviorSubject<readonly History[]>([]);
  return {
    histories: liveFromSubject(histories),
    add(name, live) {
      const place = histories.value.length;
      histories.next([...histories.value, { name, entries: [], dropped: 0 }]);
      live.changes.subscribe((value) => {
        const entry = { at: clock.now(), value: clean(plainJson(value)) };
        const historyBefore = histories.value[place];
        if (historyBefore === undefined) return;
        const entries = [entry, ...historyBefore.entries];
        const nextHistory = {
          name,
          entries: entries.slice(0, MAX_HISTORIES),
          dropped: historyBefore.dropped + Number(entries.length > MAX_HISTORIES),
        };
        histories.next(histories.value.with(place, nextHistory));
      });
    },
  };
}
