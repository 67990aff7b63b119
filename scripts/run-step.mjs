import { runCommand } from './run-command.mjs';

/** @import { Step } from './test-steps.mjs' */
/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {readonly string[]} [unsteady] tests that passed at a second try only, which is a defect of theirs or of ours
 */

/**
 * Runs a step and says in one line how it went; what a failed step printed follows in full.
 *
 * @param {Step} step
 * @param {(ok: boolean) => Counts} [counting] what the step adds to the sum; itself, unless it ran tests
 * @returns {Promise<Counts>}
 */
export async function runStep({ title, command, env = {} }, counting = countItself) {
  process.stdout.write(`${title.padEnd(10)} … `);
  const begun = performance.now();
  const { ok, output } = await runCommand(command, { env, quiet: true });
  const counts = counting(ok);

  const time = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
  const tests = counting === countItself ? '' : `, ${counts.passed} passed, ${counts.failed} failed`;
  console.log(counts.failed === 0 ? `ok (${time}${tests})` : `FAILED (${time}${tests})\n\n${output.trimEnd()}\n`);
  for (const test of counts.unsteady ?? []) console.log(`  passed at the second try only, look into it: ${test}`);
  return counts;
}

/**
 * Counts a step as failed that can't be run.
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
