/** In milliseconds. */
const TICK_MS = 25;

/** A time that several waits share. */
export interface Deadline {
  /** Waits for a promise until the time is over; the promise goes on. The result is whether it resolved in time. */
  includes(promise: Promise<unknown>): Promise<boolean>;
}

/**
 * A time that passes while something is waited for. A moment in which the process is busy with
 * something else counts as 25 ms, however long it is: a value that arrives meanwhile is in time.
 *
 * @param milliseconds the most to wait, in all
 */
export function startDeadline(milliseconds: number): Deadline {
  let left = milliseconds;
  return {
    async includes(promise) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<false>((resolve) => {
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
        return await Promise.race([promise.then(() => true), late]);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
