import { existsSync, readFileSync, rmSync } from 'node:fs';

/** @import { Counts } from './run-step.mjs' */

/**
 * Counts the tests of a run by its JSON report. If anything else went wrong (no report,
 * no tests, a file that could not be loaded), that counts as one failure.
 *
 * @param {string} file the report
 * @param {(report: any) => Counts} read
 */
export function countTests(file, read) {
  rmSync(file, { force: true });
  return (/** @type {boolean} */ ok) => {
    const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
    const ranWell = ok && counts.passed + counts.failed > 0;
    return { ...counts, failed: ranWell ? counts.failed : Math.max(counts.failed, 1) };
  };
}

/** @param {{ numPassedTests: number, numFailedTests: number }} report */
export function vitestCounts({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

/** @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report */
export function playwrightCounts({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/**
 * The tests of a run that have this status, as `file › title`.
 *
 * @param {{ suites?: readonly any[] }} report
 * @param {'expected' | 'unexpected'} status
 * @returns {readonly string[]}
 */
export function playwrightTitles(report, status) {
  /** @type {(suite: any, titles: readonly string[]) => readonly string[]} */
  const titlesIn = ({ title, file, specs = [], suites = [] }, titles) => {
    const here = title === file ? titles : [...titles, title];
    return [
      ...specs
        .filter((/** @type {any} */ { tests }) => tests.some((/** @type {any} */ test) => test.status === status))
        .map((/** @type {any} */ spec) => `${[file, ...here].join(' › ')} › ${spec.title}`),
      ...suites.flatMap((/** @type {any} */ suite) => titlesIn(suite, here)),
    ];
  };
  return (report.suites ?? []).flatMap((suite) => titlesIn(suite, []));
}

/**
 * The files with failures in a run of Vitest.
 *
 * @param {string} file the report
 * @returns {readonly string[]} paths; empty if there is no report
 */
export function failedFiles(file) {
  if (!existsSync(file)) return [];
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults
    .filter((/** @type {{ status: string }} */ { status }) => status === 'failed')
    .map((/** @type {{ name: string }} */ { name }) => name);
}
