import { asapScheduler, type SchedulerAction, type SchedulerLike, VirtualTimeScheduler } from 'rxjs';

/** Time in which the pauses between tries pass at once, and the limit of a call never comes. */
export function flyingTime(): SchedulerLike {
  const standing = new VirtualTimeScheduler();
  return {
    now: () => 0,
    schedule(work: (this: SchedulerAction<unknown>, state?: unknown) => void, delay = 0, state?: unknown) {
      return delay < 5_000 ? asapScheduler.schedule(work, 0, state) : standing.schedule(work, delay, state);
    },
  };
}
