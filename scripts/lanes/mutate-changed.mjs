/**
 * Plants faults (mutants) in the lines of the contract, the domain and the application that changed since a commit, and
 * fails if the tests miss more of them than config/stryker.config.json allows, or if Stryker can't run. If some lines
 * are not checked, it says so in capitals, with the command that checks them, and passes: lines beyond the first 120,
 * and all lines if it is ended after MUTATE_MINUTES (10), since a slow machine is no fault of the tests, or if the
 * checkout has no history.
 *
 * Usage: node scripts/lanes/mutate-changed.mjs [since, such as main; MUTATE_SINCE, the fork from origin/main, or HEAD~1]
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../machine/project-root.mjs';
import { runCommand } from '../machine/run-command.mjs';
import { changedLines } from './changed-lines.mjs';

/** This many lines take a few minutes; the rest needs `npm run mutate`. */
const MOST_LINES = 120;
const FOLDERS = ['packages/contract/src', 'src/domain', 'src/application'];
/** Stryker writes it at the end of a run; it is missing if the run could not begin. */
const REPORT = join(PROJECT_ROOT, 'reports/mutation.json');
const MINUTES = Number(process.env.MUTATE_MINUTES || 10);

const baseCommit =
  process.argv[2] ?? process.env.MUTATE_SINCE ?? forkFromMain() ?? git('rev-parse', '--verify', 'HEAD~1');
const diff =
  baseCommit === undefined ? undefined : git('diff', '--unified=0', '--no-renames', baseCommit, '--', ...FOLDERS);

if (baseCommit === undefined || diff === undefined) {
  console.log('NOT LOOKED AT: anything. This checkout has no earlier commit to compare with.');
} else {
  const { ranges, beyond, linesBeyond } = changedLines(diff, MOST_LINES);
  if (ranges.length === 0)
    console.log(`No mutants: no line of ${FOLDERS.join(' or ')} has changed since ${baseCommit}.`);
  else await mutate(ranges, { beyond, linesBeyond });
}

/** @type {(ranges: readonly string[], rest: { beyond: readonly string[], linesBeyond: number }) => Promise<void>} */
async function mutate(ranges, { beyond, linesBeyond }) {
  rmSync(REPORT, { force: true });
  const { ok, timedOut } = await runCommand(
    ['stryker', 'run', 'config/stryker.config.json', '--mutate', ranges.join(',')],
    {
      timeoutMs: MINUTES * 60_000,
    },
  );
  if (timedOut) {
    console.log(
      `Mutants were stopped after ${MINUTES} min. ${notLookedAt('any changed line', [...ranges, ...beyond])}`,
    );
    return;
  }
  if (!ok && !existsSync(REPORT)) {
    console.log(`Stryker could not run. ${notLookedAt('any changed line', [...ranges, ...beyond])}`);
    process.exitCode = 1;
    return;
  }
  const outcome = `Mutants in ${ranges.length} changed places ${ok ? 'are found by the tests' : 'are missed by the tests'}.`;
  console.log(
    linesBeyond === 0
      ? outcome
      : `${outcome} ${notLookedAt(`${linesBeyond} changed lines, beyond the first ${MOST_LINES}`, beyond)}`,
  );
  process.exitCode = ok ? 0 : 1;
}

/**
 * One line, because the lane shows the last line.
 *
 * @type {(what: string, places: readonly string[]) => string}
 */
function notLookedAt(what, places) {
  return `NOT LOOKED AT: ${what}. For these: npm run mutate -- --mutate ${places.join(',')}`;
}

/** The commit where this branch forks from main; `undefined` on main itself. */
function forkFromMain() {
  const fork = git('merge-base', 'HEAD', 'origin/main');
  return fork === git('rev-parse', 'HEAD') ? undefined : fork;
}

/** @type {(...parameters: readonly string[]) => string | undefined} */
function git(...parameters) {
  const { status, stdout } = spawnSync('git', parameters, { cwd: PROJECT_ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
