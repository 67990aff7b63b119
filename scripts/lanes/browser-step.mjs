import { existsSync, readFileSync } from 'node:fs';
import { ensureChromium, ensureNginx, ensureRedis } from '../machine/ensure-programs.mjs';
import { countTests, playwrightCounts, playwrightTitles } from './count-tests.mjs';
import { failWithoutRunning, runStep } from './run-step.mjs';
import { REPORTS } from './test-steps.mjs';

/** @import { Counts } from './run-step.mjs' */
/** @import { Step } from './test-steps.mjs' */

/** Installs the programs that tests need, if they are missing; returns the path of Chromium, if it is available. */
export async function prepareMachine() {
  const chromium = await ensureChromium();
  await ensureNginx();
  await ensureRedis();
  return chromium;
}

/**
 * Runs browser tests. With `CI=true`, failed tests are run again, one at a time: those that then pass count as
 * passed and are listed as flaky.
 *
 * @param {Step} step
 * @param {{ isBuilt: boolean, chromium: string | undefined }} given
 * @returns {Promise<Counts>}
 */
export async function testInBrowser(step, { isBuilt, chromium }) {
  if (!isBuilt) return failWithoutRunning(step, 'There is no build.');
  if (chromium === undefined) {
    return failWithoutRunning(step, 'Install Chromium, or set CHROMIUM_PATH to the program of one.');
  }
  const { title, command } = step;
  const run = (/** @type {Step} */ given) =>
    runStep({ ...given, env: { ...step.env, CHROMIUM_PATH: chromium } }, countTests(REPORTS.browser, playwrightCounts));
  const first = await run(step);
  if (process.env.CI !== 'true' || titles('unexpected').length === 0) return first;
  // One test that fails again is enough: the others need not be run.
  return countRetry(
    first,
    await run({ title: `${title}, again`, command: [...command, '--last-failed', '--workers=1', '--max-failures=1'] }),
    titles('expected'),
  );
}

/**
 * The combined counts of two runs; the second ran the tests that failed in the first.
 *
 * @param {Counts} first
 * @param {Counts} again
 * @param {readonly string[]} flaky the titles of tests that passed in the second run
 * @returns {Counts}
 */
function countRetry(first, again, flaky) {
  return {
    passed: first.passed + again.passed,
    failed: Math.max(first.failed - again.passed, again.failed),
    flaky,
  };
}

/** @param {'expected' | 'unexpected'} status */
function titles(status) {
  return existsSync(REPORTS.browser) ? playwrightTitles(JSON.parse(readFileSync(REPORTS.browser, 'utf8')), status) : [];
}
