import { BehaviorSubject, Subscription } from 'rxjs';
import type { Sidebar } from '../../domain/navigation/next-sidebar.ts';
import { HOVER_EXPAND_DELAY, INITIAL_SIDEBAR, nextSidebar } from '../../domain/navigation/next-sidebar.ts';
import type { Clock } from '../shared/clock.port.ts';
import { type Live, liveOf } from '../shared/live.ts';
import type { Navigation } from './navigation.ts';

interface OpenSidebar {
  readonly sidebar: Live<Sidebar>;
  readonly happened: Navigation['sidebarHappened'];
}

/** The side navigation's own state (rules §4): a pointer that only passes over it expands nothing. */
export function openSidebar(clock: Clock): OpenSidebar {
  const state = new BehaviorSubject<Sidebar>(INITIAL_SIDEBAR);
  let resting = Subscription.EMPTY;

  return {
    sidebar: liveOf(state),
    happened(event) {
      resting.unsubscribe();
      if (event.kind === 'pointer-rests') {
        const expand = () => state.next(nextSidebar(state.value, { kind: 'hovered' }));
        resting = clock.scheduler.schedule(expand, HOVER_EXPAND_DELAY);
      } else {
        state.next(nextSidebar(state.value, event));
      }
    },
  };
}
