/**
 * `npm test`: every check and every test, from a fresh clone; the last line sums them up.
 * A step that fails does not stop the others.
 */
import { ensureDependencies } from './ensure-dependencies.mjs';

await ensureDependencies();
const { ensureChromium } = await import('./ensure-chromium.mjs');
const { ensureNginx } = await import('./ensure-nginx.mjs');
const { countTests, playwrightCounts, vitestCounts } = await import('./count-tests.mjs');
const { failWithoutRunning, runStep } = await import('./run-step.mjs');
const { BROWSER_TESTS, BUILD, CHECKS, FIRST_LOAD, TESTS } = await import('./test-steps.mjs');

const chromium = await ensureChromium();
await ensureNginx();
const build = await runStep(BUILD);
const checks = [];
for (const step of CHECKS) checks.push(await runStep(step));
const tests = await runStep(TESTS, countTests('reports/vitest.json', vitestCounts));
const firstLoad = build.failed > 0 ? failWithoutRunning(FIRST_LOAD, 'There is no build.') : await runStep(FIRST_LOAD);
const browser = await testInBrowser();

const all = [build, ...checks, tests, firstLoad, browser];
const passed = all.reduce((sum, step) => sum + step.passed, 0);
const failed = all.reduce((sum, step) => sum + step.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function testInBrowser() {
  if (build.failed > 0) return failWithoutRunning(BROWSER_TESTS, 'There is no build.');
  if (chromium === undefined) {
    return failWithoutRunning(BROWSER_TESTS, 'Install Chromium, or set CHROMIUM_PATH to the program of one.');
  }
  const step = { ...BROWSER_TESTS, env: { CHROMIUM_PATH: chromium } };
  return runStep(step, countTests('reports/playwright.json', playwrightCounts));
}
