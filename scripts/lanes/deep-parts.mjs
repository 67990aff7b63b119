import { readFileSync } from 'node:fs';
import { ensureEngines } from '../machine/ensure-programs.mjs';
import { listFiles } from '../machine/list-files.mjs';
import { PROJECT_ROOT } from '../machine/project-root.mjs';
import { testInBrowser } from './browser-step.mjs';
import { countTests, failedFiles, vitestCounts } from './count-tests.mjs';
import { NODE_VERSIONS, testUnderNode } from './node-versions.mjs';
import { failWithoutRunning, runStep } from './run-step.mjs';
import {
  chaos,
  ENGINE_TESTS,
  MUTATION,
  OTHER_BROWSER_TESTS,
  properties,
  REPORTS,
  reference,
  servers,
  stories,
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
  browser: (given) => runPlaywright(OTHER_BROWSER_TESTS, given),
  reference: (given) => runVitest(reference, REPORTS.reference, given),
  servers: (given) => runVitest(servers, REPORTS.servers, given),
  chaos: (given) => runVitest(chaos, REPORTS.chaos, given),
  properties: (given) => runVitest(properties, REPORTS.properties, given, filesWithProperties()),
  mutation: async () => [await runStep(MUTATION)],
  stories: (given) => runVitest(stories, REPORTS.stories, given),
  async engines(given) {
    const missing = await ensureEngines();
    if (missing.length === 0) return runPlaywright(ENGINE_TESTS, given);
    return [failWithoutRunning(ENGINE_TESTS, `Install Debian's ${missing.join(', ')}.`)];
  },
  async nodes(given) {
    const counts = [];
    for (const version of NODE_VERSIONS) counts.push(...(await testUnderNode(version, given)));
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
  const failed = onlyFailed ? failedFiles(report) : [];
  return [await runStep(step(failed.length > 0 ? failed : files), countTests(report, vitestCounts))];
}

function filesWithProperties() {
  return listFiles(PROJECT_ROOT, ['tests', 'reference/tests'])
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('tests/chaos/'))
    .filter((file) => /\b(fc\.assert|test\.prop|runs)\(/.test(readFileSync(file, 'utf8')));
}
