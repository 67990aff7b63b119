import { asyncScheduler } from 'rxjs';
import type { Clock } from '../../application/shared/clock.port.ts';

/** The device's clock and zone; either can be fixed, for the command line and for tests. */
export function systemClock(fixed: { now?: Temporal.Instant | undefined; timeZone?: string | undefined } = {}): Clock {
  return {
    now: () => fixed.now ?? Temporal.Now.instant(),
    timeZone: () => fixed.timeZone ?? Temporal.Now.timeZoneId(),
    scheduler: asyncScheduler,
  };
}
