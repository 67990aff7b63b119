/**
 * @typedef {object} Step
 * @property {string} title
 * @property {readonly [string, ...string[]]} command
 * @property {Record<string, string>} [env]
 * @property {boolean} [saysWhy] the last line of what it prints is shown though it passed
 */

/** @type {Step} */
export const BUILD = { title: 'build', command: ['node', 'scripts/build.mjs', '--if-stale'] };

/** @type {readonly Step[]} What reads the code without running it; each passes or fails as one. */
export const CHECKS = [
  // Each further checker checks anew what files share: four, its default, take twice the time of a processor that one does.
  { title: 'types', command: ['tsc', '--noEmit', '--project', '.', '--checkers', '1'] },
  { title: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '--disable-nested-config'] },
  { title: 'format', command: ['biome', 'check'] },
  { title: 'layers', command: ['node', 'scripts/checks/check-layers.mjs'] },
  { title: 'styles', command: ['stylelint', '{src,design,remotes,.storybook}/**/*.css'] },
  { title: 'sizes', command: ['node', 'scripts/checks/check-sizes.mjs'] },
  { title: 'rules', command: ['node', 'scripts/checks/check-rules.mjs'] },
  { title: 'products', command: ['node', 'scripts/checks/check-products.mjs'] },
  { title: 'dead code', command: ['knip'] },
];

/** @type {Step} Needs the build. */
export const FIRST_LOAD = { title: 'first load', command: ['node', 'scripts/checks/check-first-load.mjs'] };

/**
 * Vitest with a report that is counted.
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
  chaos: 'reports/vitest-chaos.json',
  properties: 'reports/vitest-properties.json',
  browser: 'reports/playwright.json',
};

/** @type {Step} Unit, property, contract, page, command and edge tests: all but chaos. */
export const TESTS = vitest('tests', REPORTS.tests, ['--project=!chaos']);

/** @type {Step} A whole shell with failing, racing and malformed responses; tests/chaos/many-agencies.test.ts reads the number. */
export const CHAOS = vitest('chaos', REPORTS.chaos, ['--project=chaos'], { AGENCY_REQUESTS: '5000' });

/**
 * Every file with properties, each tried with many more inputs (tests/support/runs.ts).
 *
 * @param {readonly string[]} files
 */
export const properties = (files) =>
  vitest('properties', REPORTS.properties, ['--project=!chaos', '--testTimeout=240000', ...files], {
    PROPERTY_RUNS: '20',
  });

/** @type {Step} Needs the build and a Chromium. The tests tagged `@core`: what would hurt most. */
export const CORE_BROWSER_TESTS = { title: 'browser', command: ['playwright', 'test', '--grep', '@core'] };

/** @type {Step} Needs the build and a Chromium. */
export const BROWSER_TESTS = { title: 'browser', command: ['playwright', 'test'] };

/** @type {Step} */
export const MUTATION = { title: 'mutation', command: ['node', 'scripts/lanes/mutate-changed.mjs'], saysWhy: true };

/** @type {readonly Step[]} Each story of the components, rendered in Chromium. */
export const MORE_DEEP_STEPS = [
  { title: 'stories', command: ['vitest', 'run', '--config', 'vitest.stories.config.ts'] },
];
