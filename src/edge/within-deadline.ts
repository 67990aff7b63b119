/**
 * Waits for a promise, at most for a time; the promise goes on.
 *
 * @param milliseconds the most to wait
 * @returns whether the promise resolved in time
 */
export async function withinDeadline(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
