import { asapScheduler, asyncScheduler } from 'rxjs';
import { vi } from 'vitest';
import { aMovedClock } from '../support/a-moved-clock.ts';

/** Waits below this are over at once; longer ones, such as a call's limit, when a test says so. */
const SHORT_MS = 10_000;

/** Takes the place of the shell's timers, until mocks are restored. */
export function controlWaits(): { pass(milliseconds: number): void } {
  const long = aMovedClock();
  vi.spyOn(asyncScheduler, 'schedule').mockImplementation((work, delay = 0, state) =>
    delay < SHORT_MS ? asapScheduler.schedule(work, 0, state) : long.scheduler.schedule(work, delay, state),
  );
  return { pass: long.advance };
}
