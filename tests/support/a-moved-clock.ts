import { asapScheduler, type SchedulerAction, type SchedulerLike, VirtualTimeScheduler } from 'rxjs';
import type { Clock } from '../../src/application/shared/clock.port.ts';

/** A clock in Dubai that stands at 20:30 UTC on 21 November 2026 until a test moves it. */
export function aMovedClock(): Clock & { advance(milliseconds: number): void } {
  const scheduler = new VirtualTimeScheduler();
  scheduler.maxFrames = 0;
  const start = Temporal.Instant.from('2026-11-21T20:30:00Z');
  return {
    scheduler,
    now: () => start.add({ milliseconds: scheduler.now() }),
    timeZone: () => 'Asia/Dubai',
    advance(milliseconds) {
      scheduler.maxFrames += milliseconds;
      scheduler.flush();
      scheduler.frame = scheduler.maxFrames;
    },
  };
}

/** A scheduler on which pauses between tries pass at once, and the time limit of a call never passes. */
export function flyingTime(): SchedulerLike {
  const standing = new VirtualTimeScheduler();
  return {
    now: () => 0,
    schedule(work: (this: SchedulerAction<unknown>, state?: unknown) => void, delay = 0, state?: unknown) {
      return delay < 5_000 ? asapScheduler.schedule(work, 0, state) : standing.schedule(work, delay, state);
    },
  };
}
