import type { SchedulerLike } from 'rxjs';

/**
 * The visitor's time.
 *
 * Everything that waits uses `scheduler`, so that tests can advance the time instead of sleeping. Checked by
 * tests/contracts/clock.contract.ts.
 */
export interface Clock {
  now(): Temporal.Instant;
  /** The visitor's time zone as an IANA name, such as `Asia/Dubai`; `UTC` if the device doesn't say. */
  timeZone(): string;
  readonly scheduler: SchedulerLike;
}
