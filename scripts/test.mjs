/** `npm test`, the fast lane: every check, unit, property and contract test, and the most important browser tests. */
import { ensureDependencies } from './machine/ensure-dependencies.mjs';

await ensureDependencies();
const { countTests, vitestCounts } = await import('./lanes/count-tests.mjs');
const { prepareMachine, testInBrowser } = await import('./lanes/browser-step.mjs');
const { runLane } = await import('./lanes/run-lane.mjs');
const { failWithoutRunning, runStep } = await import('./lanes/run-step.mjs');
const { BUILD, CHECKS, CORE_BROWSER_TESTS, REPORTS, TESTS, WEIGHT } = await import('./lanes/test-steps.mjs');

const chromium = await prepareMachine();
await runLane('npm test', async () => {
  // Each keeps about one core busy, so two run at a time.
  const checkedCounts = await runTwoAtATime([BUILD, ...CHECKS]);
  const tests = await runStep(TESTS, countTests(REPORTS.tests, vitestCounts));
  const isBuilt = checkedCounts[0]?.failed === 0;
  const weighedStep = isBuilt ? await runStep(WEIGHT) : failWithoutRunning(WEIGHT, 'There is no build.');
  return [...checkedCounts, tests, weighedStep, await testInBrowser(CORE_BROWSER_TESTS, { isBuilt, chromium })];
});

/**
 * @param {readonly import('./lanes/test-steps.mjs').Step[]} steps
 * @returns {Promise<import('./lanes/run-step.mjs').Counts[]>} in the order of the steps
 */
async function runTwoAtATime(steps) {
  /** @type {import('./lanes/run-step.mjs').Counts[]} */
  const counts = [];
  const queue = steps.entries();
  const work = async () => {
    for (const [position, step] of queue) counts[position] = await runStep(step);
  };
  await Promise.all([work(), work()]);
  return counts;
}
