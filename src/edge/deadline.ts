const TICK_MS = 25;

/** A time limit that several waits share. */
export interface Deadline {
  /** Waits for a promise until the time is over, without cancelling it. Resolves to whether it resolved in time. */
  includes(promise: Promise<unknown>): Promise<boolean>;
}

/**
 * Starts a time limit that only counts while the process is waiting. If the process is busy for longer than 25 ms, that
 * counts as 25 ms, so a value that arrives meanwhile is still in time.
 *
 * @param milliseconds the longest wait in total
 */
export function startDeadline(milliseconds: number): Deadline {
  let left = milliseconds;
  return {
    async includes(promise) {
      let timer: NodeJS.Timeout | undefined;
      const latePromise = new Promise<false>((resolve) => {
        const wait = () => {
          const pause = Math.max(0, Math.min(left, TICK_MS));
          timer = setTimeout(() => {
            left -= pause;
            if (left > 0) wait();
            else resolve(false);
          }, pause);
        };
        wait();
      });
      try {
        return await Promise.race([promise.then(() => true), latePromise]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
