import { filter, map, Subject } from 'rxjs';
import type { TabEvent, Tabs } from '../../application/shared/tabs.port.ts';

/** Several tabs of one site without a browser: what one announces, the others receive. */
export interface TabHub {
  open(): Tabs;
}

export function memoryTabHub(): TabHub {
  const announced = new Subject<{ readonly by: symbol; readonly event: TabEvent }>();
  return {
    open() {
      const me = Symbol('tab');
      return {
        announce: (event) => announced.next({ by: me, event }),
        events: announced.pipe(
          filter(({ by }) => by !== me),
          map(({ event }) => event),
        ),
      };
    },
  };
}
