/** `npm test`, the fast lane: every check, unit, property and contract test, and the browser tests that matter most. */
import { ensureDependencies } from './machine/ensure-dependencies.mjs';

await ensureDependencies();
const { countTests, vitestCounts } = await import('./lanes/count-tests.mjs');
const { prepareMachine, testInBrowser } = await import('./lanes/browser-step.mjs');
const { runLane } = await import('./lanes/run-lane.mjs');
const { failWithoutRunning, runStep } = await import('./lanes/run-step.mjs');
const { BUILD, CHECKS, CORE_BROWSER_TESTS, FIRST_LOAD, REPORTS, TESTS } = await import('./lanes/test-steps.mjs');

const chromium = await prepareMachine();
await runLane('npm test', async () => {
  // The build and the checks keep a core busy each.
  const [build, checks] = await Promise.all([runStep(BUILD), inTurn(CHECKS)]);
  const tests = await runStep(TESTS, countTests(REPORTS.tests, vitestCounts));
  const isBuilt = build.failed === 0;
  const firstLoad = isBuilt ? await runStep(FIRST_LOAD) : failWithoutRunning(FIRST_LOAD, 'There is no build.');
  return [build, ...checks, tests, firstLoad, await testInBrowser(CORE_BROWSER_TESTS, { isBuilt, chromium })];
});

/** @type {(steps: readonly import('./lanes/test-steps.mjs').Step[]) => Promise<import('./lanes/run-step.mjs').Counts[]>} */
async function inTurn(steps) {
  const counts = [];
  for (const step of steps) counts.push(await runStep(step));
  return counts;
}
