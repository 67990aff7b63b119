import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../machine/project-root.mjs';
import { runCommand } from '../machine/run-command.mjs';
import { countTests, failedFiles, vitestCounts } from './count-tests.mjs';
import { failWithoutRunning, runStep } from './run-step.mjs';
import { nodeReport, nodeServes, nodeTests } from './test-steps.mjs';

/** @import { Counts } from './run-step.mjs' */

/** The oldest version that `engines` in package.json allows, and one of each later line with long-term support. */
export const NODE_VERSIONS = ['20.19.0', '22.23.3', '24.21.0'];

/** npm's package of Node. On Linux, the one that contains the program: `node` needs an install script to get it. */
const PACKAGE = process.platform === 'linux' ? `node-linux-${process.arch}` : 'node';

/** Folders of tests of code that calls Node, in production or as a command: every version runs them. */
const PROGRAM_FOLDERS = ['cli', 'edge', 'infrastructure', 'service-worker'];

/** Folders of tests of code that doesn't call Node: each version runs a part of them. */
const SHARED_FOLDERS = ['application', 'contracts', 'domain', 'ui'];

/**
 * Runs tests under one version of Node, and has it serve a page of the build. The tests that depend on Node least take
 * longest, so each version runs a part of them.
 *
 * @param {string} version one of `NODE_VERSIONS`
 * @param {{ isBuilt: boolean, onlyFailed: boolean }} given
 * @returns {Promise<readonly Counts[]>}
 */
export async function testUnderNode(version, { isBuilt, onlyFailed }) {
  const failedTests = onlyFailed ? failedFiles(nodeReport(version)) : [];
  const [tests, serves] = [
    nodeTests(version, failedTests.length > 0 ? failedTests : testsFor(version)),
    nodeServes(version),
  ];
  const node = await findNode(version);
  if ('problem' in node) return [failWithoutRunning(tests, node.problem), failWithoutRunning(serves, node.problem)];

  const env = { PATH: [dirname(node.program), process.env.PATH].join(delimiter), EXPECTED_NODE: version };
  /** @type {(step: typeof tests) => typeof tests} */
  const under = (step) => ({ ...step, command: [node.program, ...step.command], env: { ...step.env, ...env } });
  return [
    await runStep(under(tests), countTests(nodeReport(version), vitestCounts)),
    isBuilt ? await runStep(under(serves)) : failWithoutRunning(serves, 'There is no build.'),
  ];
}

/**
 * The program of a version of Node, which npm downloads from its registry and keeps in its cache.
 *
 * @param {string} version
 * @returns {Promise<{ program: string } | { problem: string }>} problem: a sentence
 */
async function findNode(version) {
  const command = /** @type {const} */ (['npm', 'exec', '--yes', `--package=${PACKAGE}@${version}`, '--']);
  const { ok, output } = await runCommand([...command, 'node', '-p', 'process.execPath'], { quiet: true });
  const program = output.trim().split('\n').at(-1)?.trim() ?? '';
  const installedStdout = ok ? spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() : undefined;
  if (installedStdout === `v${version}`) return { program };
  const reason = ok ? `npm has ${installedStdout ?? 'nothing'} instead` : output.trim();
  return { problem: `Node ${version} can’t be had from npm (package ${PACKAGE}@${version}): ${reason}` };
}

/**
 * The folders and files of tests that run under a version. Together, the versions run all of `SHARED_FOLDERS`.
 *
 * @param {string} version
 */
function testsFor(version) {
  const share = SHARED_FOLDERS.flatMap((folder) =>
    ['tests', 'reference/tests'].flatMap((tests) =>
      namesIn(`${tests}/${folder}`).map((name) => `${tests}/${folder}/${name}`),
    ),
  ).filter((_, index) => index % NODE_VERSIONS.length === NODE_VERSIONS.indexOf(version));
  return [...PROGRAM_FOLDERS.map((folder) => `tests/${folder}/`), ...share];
}

/** @param {string} folder */
function namesIn(folder) {
  const path = join(PROJECT_ROOT, folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
}
