import { type Live, liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject, map, of, Subject, switchMap, timer } from 'rxjs';
import type { Sidebar } from '../../domain/navigation/next-sidebar.ts';
import { HOVER_EXPAND_DELAY_MS, INITIAL_SIDEBAR, nextSidebar } from '../../domain/navigation/next-sidebar.ts';
import type { Clock } from '../shared/clock.port.ts';
import type { StoredValue } from '../shared/stored-values.port.ts';
import type { Navigation } from './navigation.ts';

interface SidebarController {
  readonly sidebar: Live<Sidebar>;
  readonly onSidebarEvent: Navigation['onSidebarEvent'];
}

/**
 * The state of the side navigation (rules §4). It doesn't expand if the pointer only passes over it. Whether the
 * visitor left it expanded is remembered; that it collapses for lack of room, or expands under the pointer, isn't.
 * @rule 4.4
 */
export function createSidebar(clock: Clock, storedValue: StoredValue<true>): SidebarController {
  const state = new BehaviorSubject<Sidebar>(storedValue.read() === true ? 'reopened' : INITIAL_SIDEBAR);
  const events = new Subject<Parameters<Navigation['onSidebarEvent']>[0]>();

  events
    .pipe(
      switchMap((event) =>
        event.kind === 'pointer-rests'
          ? timer(HOVER_EXPAND_DELAY_MS, clock.scheduler).pipe(map(() => ({ kind: 'hovered' }) as const))
          : of(event),
      ),
    )
    .subscribe((event) => {
      const currentSidebar = state.value;
      const next = nextSidebar(currentSidebar, event);
      state.next(next);
      if (next === 'expanded') storedValue.write(true);
      else if (currentSidebar === 'expanded' && event.kind !== 'room-changed') storedValue.clear();
    });

  return {
    sidebar: liveFromSubject(state),
    onSidebarEvent: (event) => events.next(event),
  };
}
