/** A task of this many milliseconds goes unnoticed. */
const UNNOTICED_MS = 50;

/**
 * For how long tasks blocked a page after its first contentful paint: the sum of what each took beyond 50 ms (the Total
 * Blocking Time of the web vitals), and the longest task.
 *
 * @param {readonly { start: number, duration: number }[]} longTasks in milliseconds
 * @param {number} fcp
 */
export function blockingTime(longTasks, fcp) {
  const timesAfter = longTasks.map(({ start, duration }) => start + duration - Math.max(start, fcp));
  const long = timesAfter.filter((duration) => duration > UNNOTICED_MS);
  return {
    blocked: long.reduce((sum, duration) => sum + duration - UNNOTICED_MS, 0),
    longestTask: Math.max(0, ...long),
  };
}
