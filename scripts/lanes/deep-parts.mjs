import { readFileSync } from 'node:fs';
import { ensureEngines } from '../machine/ensure-programs.mjs';
import { listFiles } from '../machine/list-files.mjs';
import { PROJECT_ROOT } from '../machine/project-root.mjs';
import { testInBrowser } from './browser-step.mjs';
import { countTests, failedFiles, vitestCounts } from './count-tests.mjs';
import { NODE_VERSIONS, testUnderNode } from './node-versions.mjs';
import { failWithoutRunning, runStep } from './run-step.mjs';
import {
  ENGINE_TESTS,
  MUTATION,
  OTHER_BROWSER_TESTS,
  REPORTS,
  runChaosTests,
  runPropertyTests,
  runReferenceTests,
  runServerTests,
  runStoryTests,
} from './test-steps.mjs';

/** @import { Counts } from './run-step.mjs' */
/** @import { Step } from './test-steps.mjs' */
/**
 * @typedef {object} Given
 * @property {boolean} isBuilt
 * @property {string | undefined} chromium its path, if it is available
 * @property {boolean} onlyFailed whether to repeat only what failed last
 */

/** The parts that need the build of the shell or of its packages. */
export const NEED_BUILD = ['browser', 'servers', 'engines', 'nodes'];

/** @type {Readonly<Record<string, (given: Given) => Promise<readonly Counts[]>>>} The parts of the deep lane, in their order. */
export const DEEP_PARTS = {
  browser: (partOptions) => runPlaywright(OTHER_BROWSER_TESTS, partOptions),
  reference: (partOptions) => runVitest(runReferenceTests, REPORTS.reference, partOptions),
  servers: (partOptions) => runVitest(runServerTests, REPORTS.servers, partOptions),
  chaos: (partOptions) => runVitest(runChaosTests, REPORTS.chaos, partOptions),
  properties: (partOptions) => runVitest(runPropertyTests, REPORTS.properties, partOptions, filesWithProperties()),
  mutation: async () => [await runStep(MUTATION)],
  stories: (partOptions) => runVitest(runStoryTests, REPORTS.stories, partOptions),
  async engines(partOptions) {
    const missingEngines = await ensureEngines();
    if (missingEngines.length === 0) return runPlaywright(ENGINE_TESTS, partOptions);
    return [failWithoutRunning(ENGINE_TESTS, `Install Debian's ${missingEngines.join(', ')}.`)];
  },
  async nodes(partOptions) {
    const counts = [];
    for (const version of NODE_VERSIONS) counts.push(...(await testUnderNode(version, partOptions)));
    return counts;
  },
};

/**
 * @param {Step} step
 * @param {Given} given
 */
async function runPlaywright({ command, ...step }, { onlyFailed, ...given }) {
  return [await testInBrowser({ ...step, command: onlyFailed ? [...command, '--last-failed'] : command }, given)];
}

/**
 * @param {(files: readonly string[]) => Step} step
 * @param {string} report
 * @param {Given} given
 * @param {readonly string[]} files all files to run
 */
async function runVitest(step, report, { onlyFailed }, files = []) {
  const failedTests = onlyFailed ? failedFiles(report) : [];
  return [await runStep(step(failedTests.length > 0 ? failedTests : files), countTests(report, vitestCounts))];
}

function filesWithProperties() {
  return listFiles(PROJECT_ROOT, ['tests', 'reference/tests'])
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('tests/chaos/'))
    .filter((file) => /\b(fc\.assert|test\.prop|runs)\(/.test(readFileSync(file, 'utf8')));
}
