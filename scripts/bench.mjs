/**
 * `npm run bench -- <name>`: measures how fast the product is. What is printed are ratios of two measurements of one
 * run, since milliseconds depend on the machine. Speed fails nothing: the exit code is 0 when a target is missed.
 *
 * @see docs/performance.md
 */
import { readOptions, USAGE } from './bench/options.mjs';
import { isBusy, machineState } from './bench/report/machine-state.mjs';
import { jsonReport } from './bench/report/report.mjs';
import { reportText } from './bench/report/report-text.mjs';
import { runCommand } from './machine/run-command.mjs';

/** @import { Options } from './bench/options.mjs' */
/** @import { Report } from './bench/report/report.mjs' */

const options = readOptions(process.argv.slice(2));
if (options === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  // Before the build, which makes the machine busy by itself.
  const machine = machineState();
  if (isBusy(machine)) console.error(`${machine.load} processes are running already: only see whether it works.`);
  const report = await measure(options);
  console.log(
    options.json
      ? JSON.stringify(jsonReport(options.name, machine, report), null, 2)
      : reportText(options.name, machine, report),
  );
}

/** @param {Options} wanted @returns {Promise<Report>} */
async function measure(wanted) {
  switch (wanted.name) {
    case 'page': {
      await buildIfStale();
      return (await import('./bench/page.mjs')).measurePage(wanted);
    }
    case 'edge': {
      await buildIfStale();
      return (await import('./bench/edge.mjs')).measureEdge(wanted);
    }
    default: {
      const { importBundled } = await import('./bench/import-bundled.mjs');
      return (await importBundled(wanted.name)).measure(wanted);
    }
  }
}

/** Standard output is the report's. */
async function buildIfStale() {
  const { ok, output } = await runCommand([process.execPath, 'scripts/build.mjs', '--if-stale'], { quiet: true });
  if (ok) return;
  console.error(output);
  process.exit(1);
}
