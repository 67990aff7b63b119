/** @import { Counts } from './run-step.mjs' */

/**
 * Runs all steps of a lane and prints the time it took, the flaky tests, one per line, and, as the last line, how many
 * tests passed and failed. A step that fails does not stop the others.
 *
 * @param {string} command such as `npm test`
 * @param {() => Promise<readonly Counts[]>} run
 */
export async function runLane(command, run) {
  const beginTime = performance.now();
  const steps = await run();
  const seconds = Math.round((performance.now() - beginTime) / 1000);
  const sum = (/** @type {'passed' | 'failed'} */ kind) => steps.reduce((total, step) => total + step[kind], 0);
  console.log(`${command} took ${Math.floor(seconds / 60)} min ${seconds % 60} s`);
  for (const test of steps.flatMap(({ flaky = [] }) => flaky)) console.log(`flaky: ${test}`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 ? 1 : 0;
}
