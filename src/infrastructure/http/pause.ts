import type { SchedulerLike } from 'rxjs';

/** Waits, or stops waiting when the signal is aborted. */
export function pause(milliseconds: number, signal: AbortSignal, scheduler: SchedulerLike): Promise<void> {
  return new Promise((resolve) => {
    const timer = scheduler.schedule(() => resolve(), milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        timer.unsubscribe();
        resolve();
      },
      { once: true },
    );
  });
}
