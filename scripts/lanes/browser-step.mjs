import { ensureChromium, ensureNginx, ensureRedis } from '../machine/ensure-programs.mjs';
import { countTests, playwrightCounts } from './count-tests.mjs';
import { failWithoutRunning, runStep } from './run-step.mjs';
import { REPORTS } from './test-steps.mjs';

/** @import { Step } from './test-steps.mjs' */

/** Sees to it that there are the programs that tests run; returns where Chromium is, if it is available. */
export async function prepareMachine() {
  const chromium = await ensureChromium();
  await ensureNginx();
  await ensureRedis();
  return chromium;
}

/** @param {Step} step @param {{ isBuilt: boolean, chromium: string | undefined }} given */
export async function testInBrowser(step, { isBuilt, chromium }) {
  if (!isBuilt) return failWithoutRunning(step, 'There is no build.');
  if (chromium === undefined) {
    return failWithoutRunning(step, 'Install Chromium, or set CHROMIUM_PATH to the program of one.');
  }
  return runStep({ ...step, env: { CHROMIUM_PATH: chromium } }, countTests(REPORTS.browser, playwrightCounts));
}
