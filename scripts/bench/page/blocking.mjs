/** What no visitor notices, in milliseconds. */
const UNNOTICED = 50;

/**
 * How long tasks blocked a page that was painted: what each took after the first contentful paint beyond 50 ms, as the
 * total blocking time of the web vitals has it, and the longest of them.
 *
 * @param {readonly { start: number, duration: number }[]} longTasks in milliseconds
 * @param {number} fcp
 */
export function blocking(longTasks, fcp) {
  const after = longTasks.map(({ start, duration }) => start + duration - Math.max(start, fcp));
  const long = after.filter((duration) => duration > UNNOTICED);
  return {
    blocked: long.reduce((sum, duration) => sum + duration - UNNOTICED, 0),
    longestTask: Math.max(0, ...long),
  };
}
