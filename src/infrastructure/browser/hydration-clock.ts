import type { FirstView } from '../../application/navigation/first-view.ts';
import type { Clock } from '../../application/shared/clock.port.ts';

/** A clock that gives the server's time and zone until the page is hydrated, and the device’s afterwards (rules 4.24). */
export interface HydrationClock extends Clock {
  /** Switches to the device's time and zone. */
  release(): void;
}

export function hydrationClock(device: Clock, view: Pick<FirstView, 'now' | 'timeZone'>): HydrationClock {
  const rendered = Temporal.Instant.from(view.now);
  let isHydrating = true;
  return {
    scheduler: device.scheduler,
    now: () => (isHydrating ? rendered : device.now()),
    timeZone: () => (isHydrating ? view.timeZone : device.timeZone()),
    release() {
      isHydrating = false;
    },
  };
}
