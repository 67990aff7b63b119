/**
 * `npm run bench -- <name>`: measures how fast the product is. Prints ratios of two measurements of one run, since
 * milliseconds depend on the machine. A missed target is no failure: the exit code is 0 all the same.
 *
 * @see docs/performance.md
 */
import { benchCommand } from './bench/options.mjs';
import { isBusy, machineState } from './bench/report/machine-state.mjs';
import { joinedReport, jsonReport } from './bench/report/report.mjs';
import { headerText, reportMarkdown, reportText } from './bench/report/report-text.mjs';
import { runCommand } from './machine/run-command.mjs';

/** @import { Options } from './bench/options.mjs' */
/** @import { Report } from './bench/report/report.mjs' */

await benchCommand(async (options) => {
  // Before the build, which makes the machine busy itself.
  const machine = machineState();
  if (isBusy(machine)) console.error(`${machine.load} processes are running already: only see whether it works.`);
  const text = options.markdown ? reportMarkdown : reportText;
  if (!options.json) console.log(headerText(options.name, machine));
  await buildIfStale();
  /** @type {Report[]} */
  const parts = [];
  for await (const part of measure(options)) {
    parts.push(part);
    // Printed part by part, so that a long run that is stopped has shown what it measured.
    if (!options.json) console.log(text(part));
  }
  if (options.json) console.log(JSON.stringify(jsonReport(options.name, machine, joinedReport(parts)), null, 2));
}).parseAsync();

/** @param {Options} requestedOptions @returns {AsyncGenerator<Report>} its parts, each when it has been measured */
async function* measure(requestedOptions) {
  switch (requestedOptions.name) {
    case 'page':
      yield (await import('./bench/page.mjs')).measurePage(requestedOptions);
      break;
    case 'results':
    case 'details':
      yield (await import('./bench/deciding.mjs')).measureDeciding(requestedOptions.name, requestedOptions);
      break;
    case 'edge':
      yield* (await import('./bench/edge.mjs')).measureEdge(requestedOptions);
      break;
    default:
      yield (await import('./bench/soak.mjs')).measureSoak(requestedOptions);
  }
}

/** Prints nothing to standard output, which is for the report. */
async function buildIfStale() {
  const { ok, output } = await runCommand([process.execPath, 'scripts/build.mjs', '--if-stale'], { quiet: true });
  if (ok) return;
  console.error(output);
  process.exit(1);
}
