/** In milliseconds. */
const TICK = 25;

/**
 * Waits for a promise, at most for a time; the promise goes on. A moment in which the process is busy with
 * something else counts as 25 ms, however long it is: a value that arrives meanwhile is in time.
 *
 * @param milliseconds the most to wait
 * @returns whether the promise resolved in time
 */
export async function withinDeadline(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    const wait = (left: number) => {
      timer = left > 0 ? setTimeout(() => wait(left - TICK), Math.min(left, TICK)) : undefined;
      if (timer === undefined) resolve(false);
    };
    wait(milliseconds);
  });
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
