/**
 * Plants faults (mutants) in the lines of the domain and the application that changed since a commit, and fails where the
 * tests miss more of them than stryker.config.json allows. Where nothing changed, or the checkout has no history, it
 * reports that and passes. A run that is still going after MUTATE_MINUTES (10) is ended and passes with a note: how fast the
 * machine is does not matter for the tests, and `npm run mutate` has no limit.
 *
 * Usage: node scripts/lanes/mutate-changed.mjs [since, such as main; MUTATE_SINCE, the fork from origin/main, or HEAD~1]
 */
import { spawnSync } from 'node:child_process';
import { PROJECT_ROOT } from '../machine/project-root.mjs';
import { runCommand } from '../machine/run-command.mjs';
import { changedLines } from './changed-lines.mjs';

/** So many lines take a few minutes; the rest needs `npm run mutate`. */
const MOST_LINES = 120;
const FOLDERS = ['src/domain', 'src/application'];
const MINUTES = Number(process.env.MUTATE_MINUTES || 10);

const since = process.argv[2] ?? process.env.MUTATE_SINCE ?? forkFromMain() ?? git('rev-parse', '--verify', 'HEAD~1');
const diff = since === undefined ? undefined : git('diff', '--unified=0', '--no-renames', since, '--', ...FOLDERS);

if (since === undefined || diff === undefined) {
  console.log('No mutants: this checkout has no earlier commit to compare with.');
} else {
  const { ranges, remaining } = changedLines(diff, MOST_LINES);
  if (ranges.length === 0) console.log(`No mutants: no line of ${FOLDERS.join(' or ')} has changed since ${since}.`);
  else await mutate(ranges, remaining);
}

/** @type {(ranges: readonly string[], remaining: number) => Promise<void>} */
async function mutate(ranges, remaining) {
  const { ok, timedOut } = await runCommand(['stryker', 'run', '--mutate', ranges.join(',')], {
    timeoutMs: MINUTES * 60_000,
  });
  if (timedOut) {
    console.log(
      `Mutants in ${ranges.length} changed places were stopped after ${MINUTES} min: not judged. \`npm run mutate\` has no limit.`,
    );
    return;
  }
  const beyond = remaining > 0 ? `; ${remaining} more lines remain for \`npm run mutate\`` : '';
  console.log(`Mutants in ${ranges.length} changed places ${ok ? 'are found by the tests' : 'are missed'}${beyond}.`);
  process.exitCode = ok ? 0 : 1;
}

/** The commit where this branch forks from the main one, unless it is the main one. */
function forkFromMain() {
  const fork = git('merge-base', 'HEAD', 'origin/main');
  return fork === git('rev-parse', 'HEAD') ? undefined : fork;
}

/** @type {(...parameters: readonly string[]) => string | undefined} */
function git(...parameters) {
  const { status, stdout } = spawnSync('git', parameters, { cwd: PROJECT_ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
