import { Command, CommanderError } from 'commander';
import type { Example } from './cli-command.ts';
import type { CliPorts } from './cli-ports.ts';
import { COMMANDS } from './command-table.ts';
import { EXIT, type ExitCode, thrownMessage } from './exit-code.ts';
import { printer } from './terminal/print.ts';

/**
 * Runs the command line: `run(['agency', '--json'], ports)`. Never throws;
 * unexpected errors are printed to stderr and give the exit code of a failed service.
 *
 * @param args without the program's own name
 * @returns how it ended, for the program that called it
 */
export async function run(args: readonly string[], ports: CliPorts): Promise<ExitCode> {
  const outcome: { code: ExitCode } = { code: EXIT.ok };
  const writes: Promise<unknown>[] = [];
  const program = new Command('npm run -s cli --')
    .description('Livery, a white-label travel booking shell, at the terminal.')
    .showHelpAfterError('Add --help to see how it is used.')
    .configureOutput({
      writeOut: (text) => writes.push(ports.stdout.write(text)),
      writeErr: (text) => writes.push(ports.stderr.write(text)),
      getOutHelpWidth: () => ports.stdout.columns ?? 100,
      getErrHelpWidth: () => ports.stderr.columns ?? 100,
    })
    .exitOverride();
  try {
    for (const load of commandsToLoad(args)) {
      const { name, summary, example, declare } = await load();
      const command = program.command(name).description(summary);
      if (example !== undefined) command.addHelpText('after', exampleText(example));
      declare(command, {
        ports,
        end: (code) => (outcome.code = code),
        commands: () => Promise.all(Array.from(COMMANDS.values(), (one) => one())),
        runNested: (other) => run(other, ports),
      });
    }
    await program.parseAsync(args, { from: 'user' });
  } catch (problem) {
    outcome.code = problem instanceof CommanderError ? exitCodeOf(problem) : await reportUnexpected(problem, ports);
  }
  await Promise.all(writes);
  return outcome.code;
}

function exampleText({ call, prints }: Example): string {
  return `\nExample:\n  npm run -s cli -- ${call}\nPrints, among other things:\n  ${prints}`;
}

/** The command that is called alone, or all of them, for help or a typing error. */
function commandsToLoad([name = '']: readonly string[]) {
  const load = COMMANDS.get(name);
  return load === undefined ? [...COMMANDS.values()] : [load];
}

function exitCodeOf({ exitCode }: CommanderError): ExitCode {
  return exitCode === 0 ? EXIT.ok : EXIT.usage;
}

async function reportUnexpected(problem: unknown, ports: CliPorts): Promise<ExitCode> {
  await printer(ports).printError({
    what: 'Something went wrong.',
    why: thrownMessage(problem),
    next: 'Try again; if it happens again, report it with the command that you ran.',
  });
  return EXIT.unavailable;
}
