import { BehaviorSubject, map, of, Subject, switchMap, timer } from 'rxjs';
import type { Sidebar } from '../../domain/navigation/next-sidebar.ts';
import { HOVER_EXPAND_DELAY, INITIAL_SIDEBAR, nextSidebar } from '../../domain/navigation/next-sidebar.ts';
import type { Clock } from '../shared/clock.port.ts';
import { type Live, liveOf } from '../shared/live.ts';
import type { Navigation } from './navigation.ts';

interface OpenSidebar {
  readonly sidebar: Live<Sidebar>;
  readonly onSidebarEvent: Navigation['onSidebarEvent'];
}

/** The side navigation's own state (rules §4): it doesn't expand under a pointer that only passes. */
export function openSidebar(clock: Clock): OpenSidebar {
  const state = new BehaviorSubject<Sidebar>(INITIAL_SIDEBAR);
  const events = new Subject<Parameters<Navigation['onSidebarEvent']>[0]>();

  events
    .pipe(
      switchMap((event) =>
        event.kind === 'pointer-rests'
          ? timer(HOVER_EXPAND_DELAY, clock.scheduler).pipe(map(() => ({ kind: 'hovered' }) as const))
          : of(event),
      ),
    )
    .subscribe((event) => state.next(nextSidebar(state.value, event)));

  return { sidebar: liveOf(state), onSidebarEvent: (event) => events.next(event) };
}
