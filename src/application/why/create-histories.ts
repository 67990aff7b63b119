import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject } from 'rxjs';
import { plainJson } from '../../domain/why/plain-json.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { History } from './inspector.ts';

/** How many values of each history are kept. */
const MOST = 50;

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
        const before = histories.value[place];
        if (before === undefined) return;
        const entries = [entry, ...before.entries];
        const next = { name, entries: entries.slice(0, MOST), dropped: before.dropped + Number(entries.length > MOST) };
        histories.next(histories.value.with(place, next));
      });
    },
  };
}
