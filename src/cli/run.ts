import { Command, CommanderError } from 'commander';
import type { Example } from './cli-command.ts';
import type { CliPorts } from './cli-ports.ts';
import { COMMANDS } from './command-table.ts';
import { EXIT, type ExitCode, thrownMessage } from './exit-code.ts';
import { errorLine, printer, safeText } from './terminal/print.ts';

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
  const asJson = asksForJson(args);
  const program = new Command(ports.program)
    .description('Livery, a white-label travel booking shell, at the terminal.')
    .version(ports.version, '--version', 'print the version')
    .showHelpAfterError(ADVICE)
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
      outcome.code = exitCodeOf(problem);
      if (asJson && outcome.code !== EXIT.ok) await ports.stderr.write(usageLine(problem));
    } else outcome.code = await reportUnexpected(problem, ports, asJson);
  }
  await Promise.all(writes);
  return outcome.code;
}

const ADVICE = 'Add --help to see how it is used.';

/** Whether a program reads the errors. They can be about options, so it is known before these are read. */
function asksForJson(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? args.length : end).some((arg) => /^--json(?:=|$)/.test(arg));
}

function usageLine({ message }: CommanderError): string {
  return errorLine(EXIT.usage, { what: safeText(message.replace(/^error: /, '')), next: ADVICE });
}

function exampleText({ call, prints }: Example, program: string): string {
  return `\nExample:\n  ${program} ${call}\nPrints, among other things:\n  ${prints}`;
}

/** The command that is called alone, or all of them, for help or a typing error. */
function commandsToLoad([name = '']: readonly string[]) {
  if (name === '--version') return [];
  const load = COMMANDS.get(name);
  return load === undefined ? [...COMMANDS.values()] : [load];
}

function exitCodeOf({ exitCode }: CommanderError): ExitCode {
  return exitCode === 0 ? EXIT.ok : EXIT.usage;
}

async function reportUnexpected(problem: unknown, ports: CliPorts, asJson: boolean): Promise<ExitCode> {
  const message = {
    what: 'Something went wrong.',
    why: thrownMessage(problem),
    next: 'Try again; if it happens again, report it with the command that you ran.',
  };
  await printer(ports, asJson).printError({ code: EXIT.unavailable, message });
  return EXIT.unavailable;
}
