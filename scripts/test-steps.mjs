/**
 * @typedef {object} Step
 * @property {string} title
 * @property {readonly [string, ...string[]]} command
 * @property {Record<string, string>} [env]
 */

/** @type {Step} */
export const BUILD = { title: 'build', command: ['node', 'scripts/build.mjs', '--if-stale'] };

/** @type {readonly Step[]} What reads the code without running it; each passes or fails as one. */
export const CHECKS = [
  { title: 'types', command: ['tsc', '--noEmit', '--project', '.'] },
  { title: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings', '--disable-nested-config'] },
  { title: 'format', command: ['biome', 'check'] },
  { title: 'layers', command: ['node', 'scripts/check-layers.mjs'] },
  { title: 'styles', command: ['stylelint', '{src,remotes,.storybook}/**/*.css'] },
  { title: 'sizes', command: ['node', 'scripts/check-sizes.mjs'] },
  { title: 'dead code', command: ['knip'] },
];

/** @type {Step} Unit, property, contract, page, command and edge tests; counted by reports/vitest.json. */
export const TESTS = {
  title: 'tests',
  command: ['vitest', 'run', '--reporter=dot', '--reporter=json', '--outputFile.json=reports/vitest.json'],
  env: { NODE_ENV: 'test' },
};

/** @type {Step} Needs the build. */
export const FIRST_LOAD = { title: 'first load', command: ['node', 'scripts/check-first-load.mjs'] };

/** @type {Step} Needs the build and a Chromium; counted by reports/playwright.json. */
export const BROWSER_TESTS = { title: 'browser', command: ['playwright', 'test'] };
