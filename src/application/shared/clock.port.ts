import type { SchedulerLike } from 'rxjs';

/**
 * The visitor's time.
 *
 * Everything that waits takes `scheduler`, so a test moves time instead of
 * sleeping. Checked by tests/contracts/clock.contract.ts.
 */
export interface Clock {
  now(): Temporal.Instant;
  /** The visitor's zone as an IANA name, such as `Asia/Dubai`; `UTC` if the device names none. */
  timeZone(): string;
  readonly scheduler: SchedulerLike;
}
