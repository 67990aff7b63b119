import { runCommand } from '../machine/run-command.mjs';

/** @import { Step } from './test-steps.mjs' */
/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} [flaky] tests that failed, but passed when they were run again, alone
 */

/**
 * Runs a step and prints its outcome in one line; the output of a failed step follows in full.
 *
 * @param {Step} step
 * @param {(ok: boolean) => Counts} [counting] what the step adds to the sum; by default it counts as one
 * @returns {Promise<Counts>}
 */
export async function runStep({ title, command, env = {}, saysWhy = false }, counting = countItself) {
  const beginTime = performance.now();
  const { ok, output } = await runCommand(command, { env, quiet: true });
  const counts = counting(ok);

  const time = `${((performance.now() - beginTime) / 1000).toFixed(1)} s`;
  const tests = counting === countItself ? '' : `, ${counts.passed} passed, ${counts.failed} failed`;
  const isOk = counts.failed === 0;
  console.log(`${title.padEnd(10)} … ${isOk ? 'ok' : 'FAILED'} (${time}${tests})`);
  if (!isOk) console.log(`\n${output.trimEnd()}\n`);
  else if (saysWhy) console.log(`${''.padEnd(12)} ${output.trimEnd().split('\n').at(-1)}`);
  return counts;
}

/**
 * Counts a step that can't be run as failed.
 *
 * @param {Step} step
 * @param {string} because a sentence
 * @returns {Counts}
 */
export function failWithoutRunning({ title }, because) {
  console.log(`${title.padEnd(10)} … FAILED: ${because}`);
  return { passed: 0, failed: 1 };
}

/** @type {(ok: boolean) => Counts} */
function countItself(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}
