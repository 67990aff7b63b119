/**
 * @typedef {object} Step
 * @property {string} title
 * @property {readonly [string, ...string[]]} command
 * @property {Record<string, string>} [env]
 * @property {boolean} [saysWhy] the last line of its output is shown even if it passed
 */

/** @type {Step} */
export const BUILD = { title: 'build', command: ['node', 'scripts/build.mjs', '--if-stale'] };

/** @type {readonly Step[]} Steps that read the code without running it; each counts as one. */
export const CHECKS = [
  // Checkers don't share their work on common files: four, the default, take twice the processor time of one.
  { title: 'types', command: ['tsc', '--noEmit', '--project', '.', '--checkers', '1'] },
  { title: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '--disable-nested-config'] },
  { title: 'format', command: ['biome', 'check'] },
  { title: 'layers', command: ['node', 'scripts/checks/check-layers.mjs'] },
  { title: 'styles', command: ['stylelint', '{src,packages,reference,.storybook}/**/*.css'] },
  { title: 'sizes', command: ['node', 'scripts/checks/check-sizes.mjs'] },
  { title: 'rules', command: ['node', 'scripts/rules.mjs'] },
  { title: 'products', command: ['node', 'scripts/checks/check-products.mjs'] },
  { title: 'texts', command: ['node', 'scripts/report-texts.mjs'] },
  { title: 'dead code', command: ['knip'] },
];

/** @type {Step} Needs the build. */
export const WEIGHT = { title: 'weight', command: ['size-limit', '--config', 'config/size-limit.js', '--hide-passed'] };

/**
 * A step that runs Vitest and writes a report, by which its tests are counted.
 *
 * @param {string} title
 * @param {string} report
 * @param {readonly string[]} filters
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
const vitest = (title, report, filters, env = {}) => ({
  title,
  command: ['vitest', 'run', ...filters, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  env: { NODE_ENV: 'test', ...env },
});

export const REPORTS = {
  tests: 'reports/vitest.json',
  reference: 'reports/vitest-reference.json',
  servers: 'reports/vitest-servers.json',
  chaos: 'reports/vitest-chaos.json',
  properties: 'reports/vitest-properties.json',
  stories: 'reports/vitest-stories.json',
  browser: 'reports/playwright.json',
};

const UNIT_TESTS = ['pages', 'programs', 'rules', 'tools'].map((project) => `--project=${project}`);

/** @type {Step} Unit, property, contract, page, command and edge tests: all except those below. */
export const TESTS = vitest('tests', REPORTS.tests, UNIT_TESTS);

/**
 * The pages of the reference's large remotes, and what the sandbox responds to them.
 *
 * @param {readonly string[]} files those to run; all of them if there are none
 */
export const runReferenceTests = (files) =>
  vitest('reference', REPORTS.reference, ['--project=reference', '--project=world', ...files]);

/**
 * Tests of programs behind nginx, with Redis, shut down under load, or in their own folder.
 *
 * @param {readonly string[]} files those to run; all of them if there are none
 */
export const runServerTests = (files) => vitest('servers', REPORTS.servers, ['--project=servers', ...files]);

/**
 * A whole shell with failing, racing and malformed responses; reference/tests/chaos/many-agencies.test.ts reads the number.
 *
 * @param {readonly string[]} files those to run; all of them if there are none
 */
export const runChaosTests = (files) =>
  vitest('chaos', REPORTS.chaos, ['--project=chaos', ...files], { AGENCY_REQUESTS: '5000' });

/**
 * Renders each story of the components in Chromium.
 *
 * @param {readonly string[]} files those to run; all of them if there are none
 */
export const runStoryTests = (files) =>
  vitest('stories', REPORTS.stories, ['--config=config/vitest.stories.config.ts', ...files]);

/**
 * Every file with property tests, each run with many more inputs (`@livery/testkit/runs`).
 *
 * @param {readonly string[]} files
 */
export const runPropertyTests = (files) =>
  vitest('properties', REPORTS.properties, ['--project=!chaos', '--testTimeout=240000', ...files], {
    PROPERTY_RUNS: '8',
  });

/** @param {string} version of Node, such as `20.19.0` */
export const nodeReport = (version) => `reports/vitest-node-${version}.json`;

/**
 * Tests to be run by a version of Node.
 *
 * @param {string} version
 * @param {readonly string[]} files
 * @returns {Step}
 */
export const nodeTests = (version, files) => {
  const { command, ...step } = vitest(`node ${version}`, nodeReport(version), [...UNIT_TESTS, ...files]);
  return { ...step, command: ['node_modules/vitest/vitest.mjs', ...command.slice(1)] };
};

/**
 * Serves a page by a version of Node. Needs the build.
 *
 * @param {string} version
 * @returns {Step}
 */
export const nodeServes = (version) => ({ title: '… serves', command: ['scripts/lanes/serve-page.mjs', version] });

/** @type {Step} Needs the build and a Chromium. The tests tagged `@core`, of the most important features. */
export const CORE_BROWSER_TESTS = {
  title: 'browser',
  command: ['playwright', 'test', '--grep', '@core'],
  env: { PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: 'reports/last-run-core.json' },
};

/** @type {Step} Needs the build and a Chromium. The other browser tests. */
export const OTHER_BROWSER_TESTS = {
  title: 'browser',
  command: ['playwright', 'test', '--grep-invert', '@core'],
  env: { PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: 'reports/last-run-other.json' },
};

/** @type {Step} Needs the build, a Chromium to compare with, Firefox and WebKitGTK. */
export const ENGINE_TESTS = {
  title: 'engines',
  command: ['playwright', 'test', '--config', 'playwright.engines.config.ts'],
  env: { PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: 'reports/last-run-engines.json' },
};

/** @type {Step} */
export const MUTATION = { title: 'mutation', command: ['node', 'scripts/lanes/mutate-changed.mjs'], saysWhy: true };
