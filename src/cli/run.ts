import { Command, CommanderError } from 'commander';
import type { CommandExample } from './cli-command.ts';
import type { CliPorts } from './cli-ports.ts';
import { COMMANDS } from './command-table.ts';
import { EXIT_CODES, type ExitCode, thrownMessage } from './exit-code.ts';
import { createPrinter, errorLine, safeText } from './terminal/print.ts';

/**
 * Runs the command line: `run(['agency', '--json'], ports)`. Never throws; unexpected errors are printed to stderr,
 * with the exit code of a failed service.
 *
 * @param args without the program's name
 * @returns the exit code
 */
export async function run(args: readonly string[], ports: CliPorts): Promise<ExitCode> {
  const outcome: { code: ExitCode } = { code: EXIT_CODES.ok };
  const writes: Promise<unknown>[] = [];
  const asJson = isJsonRequested(args);
  const program = new Command(ports.program)
    .description('Livery, a white-label travel booking shell, at the terminal.')
    .version(ports.version, '--version', 'print the version')
    .showHelpAfterError(HELP_ADVICE)
    .configureOutput({
      writeOut: (text) => writes.push(ports.stdout.write(text)),
      writeErr: (text) => {
        if (!asJson) writes.push(ports.stderr.write(text));
      },
      getOutHelpWidth: () => ports.stdout.columns ?? 100,
      getErrHelpWidth: () => ports.stderr.columns ?? 100,
    })
    .exitOverride();
  try {
    for (const load of commandsToLoad(args)) {
      const { name, summary, example, declare } = await load();
      const command = program.command(name).description(summary);
      if (example !== undefined) command.addHelpText('after', exampleText(example, ports.program));
      declare(command, {
        ports,
        end: (code) => (outcome.code = code),
        commands: () => Promise.all(Array.from(COMMANDS.values(), (one) => one())),
        runNested: (other) => run(other, ports),
      });
    }
    const command = program.parseAsync(args, { from: 'user' });
    await (ports.stalled === undefined ? command : Promise.race([command, ports.stalled]));
  } catch (problem) {
    if (problem instanceof CommanderError) {
      outcome.code = commanderExitCode(problem);
      if (asJson && outcome.code !== EXIT_CODES.ok) await ports.stderr.write(usageLine(problem));
    } else outcome.code = await reportUnexpected(problem, ports, asJson);
  }
  await Promise.all(writes);
  return outcome.code;
}

const HELP_ADVICE = 'Add --help to see how it is used.';

/** Whether a program reads the errors. They can be about the options, so this is decided before options are parsed. */
function isJsonRequested(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? args.length : end).some((arg) => /^--json(?:=|$)/.test(arg));
}

function usageLine({ message }: CommanderError): string {
  return errorLine(EXIT_CODES.usage, { what: safeText(message.replace(/^error: /, '')), next: HELP_ADVICE });
}

function exampleText({ call, prints }: CommandExample, program: string): string {
  return `\nExample:\n  ${program} ${call}\nPrints, among other things:\n  ${prints}`;
}

/** The called command only, or all of them, for the help or after a typing error. */
function commandsToLoad([name = '']: readonly string[]) {
  if (name === '--version') return [];
  const load = COMMANDS.get(name);
  return load === undefined ? [...COMMANDS.values()] : [load];
}

function commanderExitCode({ exitCode }: CommanderError): ExitCode {
  return exitCode === 0 ? EXIT_CODES.ok : EXIT_CODES.usage;
}

async function reportUnexpected(problem: unknown, ports: CliPorts, asJson: boolean): Promise<ExitCode> {
  const message = {
    what: 'Something went wrong.',
    why: thrownMessage(problem),
    next: 'Try again; if it happens again, report it with the command that you ran.',
  };
  await createPrinter(ports, asJson).printError({ code: EXIT_CODES.unavailable, message });
  return EXIT_CODES.unavailable;
}
