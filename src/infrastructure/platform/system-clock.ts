import { asyncScheduler } from 'rxjs';
import type { Clock } from '../../application/shared/clock.port.ts';

/** The device's clock and time zone; either can be fixed, for the command line and for tests. */
export function systemClock(
  fixedTime: { now?: Temporal.Instant | undefined; timeZone?: string | undefined } = {},
): Clock {
  return {
    now: () => fixedTime.now ?? Temporal.Now.instant(),
    timeZone: () => fixedTime.timeZone ?? deviceTimeZone(),
    scheduler: asyncScheduler,
  };
}

/** A device with damaged settings may name an unknown zone, such as `Etc/Unknown`. */
function deviceTimeZone(): string {
  const zone = Temporal.Now.timeZoneId();
  try {
    return Temporal.Now.zonedDateTimeISO(zone).timeZoneId;
  } catch {
    return 'UTC';
  }
}
