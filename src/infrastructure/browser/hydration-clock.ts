import type { FirstView } from '../../application/navigation/first-view.ts';
import type { Clock } from '../../application/shared/clock.port.ts';

/** The device's clock, which stands still at the time and in the zone of the server until the page is hydrated. */
export interface HydrationClock extends Clock {
  /** Lets the device's own time and zone count from now on. */
  release(): void;
  /** Resolves then. */
  readonly released: Promise<void>;
}

export function hydrationClock(device: Clock, view: Pick<FirstView, 'now' | 'timeZone'>): HydrationClock {
  const rendered = Temporal.Instant.from(view.now);
  let isHydrating = true;
  let resolve = (): void => undefined;
  const released = new Promise<void>((settle) => {
    resolve = settle;
  });
  return {
    released,
    scheduler: device.scheduler,
    now: () => (isHydrating ? rendered : device.now()),
    timeZone: () => (isHydrating ? view.timeZone : device.timeZone()),
    release() {
      isHydrating = false;
      resolve();
    },
  };
}
