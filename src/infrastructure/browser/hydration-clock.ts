import type { FirstView } from '../../application/navigation/first-view.ts';
import type { Clock } from '../../application/shared/clock.port.ts';

/** A clock with the server's time and time zone until the page is hydrated, and the device's afterwards. @rule 4.24 */
export interface HydrationClock extends Clock {
  /** Switches to the device's time and time zone. */
  release(): void;
  /** Resolves after that. */
  readonly released: Promise<void>;
}

/** @rule 4.24 */
export function hydrationClock(device: Clock, view: Pick<FirstView, 'now' | 'timeZone'>): HydrationClock {
  const renderedAt = Temporal.Instant.from(view.now);
  let isHydrating = true;
  let resolve = (): void => undefined;
  const releasePromise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return {
    released: releasePromise,
    scheduler: device.scheduler,
    now: () => (isHydrating ? renderedAt : device.now()),
    timeZone: () => (isHydrating ? view.timeZone : device.timeZone()),
    release() {
      isHydrating = false;
      resolve();
    },
  };
}
