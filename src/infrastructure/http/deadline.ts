import type { SchedulerLike } from 'rxjs';

interface Deadline {
  /** Aborted when the time is up, or when the caller's own signal is. */
  readonly signal: AbortSignal;
  /** Stops the watch; to be called whatever the outcome. */
  lift(): void;
}

/** Bounds a call in time, on top of the caller's own wish to take it back. */
export function deadline(milliseconds: number, caller: AbortSignal, scheduler: SchedulerLike): Deadline {
  const controller = new AbortController();
  const stop = () => controller.abort();
  if (caller.aborted) stop();
  caller.addEventListener('abort', stop);
  const timer = scheduler.schedule(stop, milliseconds);
  return {
    signal: controller.signal,
    lift() {
      timer.unsubscribe();
      caller.removeEventListener('abort', stop);
    },
  };
}
