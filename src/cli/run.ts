import { Command, CommanderError } from 'commander';
import type { Example } from './cli-command.ts';
import type { Outside } from './cli-ports.ts';
import { COMMANDS } from './command-table.ts';
import { EXIT, type ExitCode, messageOf } from './exit-code.ts';
import { printer } from './terminal/print.ts';

/**
 * Runs the command line: `run(['agency', '--json'], outside)`. Never throws;
 * what goes wrong unforeseen is told on stderr as a failure of the outside.
 *
 * @param args without the program's own name
 * @returns how it ended, for the program that called it
 */
export async function run(args: readonly string[], outside: Outside): Promise<ExitCode> {
  const ended: { code: ExitCode } = { code: EXIT.done };
  const said: Promise<unknown>[] = [];
  const program = new Command('npm run -s cli --')
    .description('Livery, a white-label travel booking shell, at the terminal.')
    .showHelpAfterError('Add --help to see how it is used.')
    .configureOutput({
      writeOut: (text) => said.push(outside.stdout.write(text)),
      writeErr: (text) => said.push(outside.stderr.write(text)),
      getOutHelpWidth: () => outside.stdout.columns ?? 100,
      getErrHelpWidth: () => outside.stderr.columns ?? 100,
    })
    .exitOverride();
  try {
    for (const load of called(args)) {
      const { name, summary, example, declare } = await load();
      const command = program.command(name).description(summary);
      if (example !== undefined) command.addHelpText('after', exampleText(example));
      declare(command, {
        outside,
        end: (code) => (ended.code = code),
        commands: () => Promise.all(Array.from(COMMANDS.values(), (one) => one())),
        runAnother: (other) => run(other, outside),
      });
    }
    await program.parseAsync(args, { from: 'user' });
  } catch (problem) {
    ended.code = problem instanceof CommanderError ? usageCode(problem) : await unforeseen(problem, outside);
  }
  await Promise.all(said);
  return ended.code;
}

function exampleText({ call, prints }: Example): string {
  return `\nExample:\n  npm run -s cli -- ${call}\nPrints, among other things:\n  ${prints}`;
}

/** The command that is called alone, or all of them where help or a typing error wants to know each. */
function called([name = '']: readonly string[]) {
  const load = COMMANDS.get(name);
  return load === undefined ? [...COMMANDS.values()] : [load];
}

function usageCode({ exitCode }: CommanderError): ExitCode {
  return exitCode === 0 ? EXIT.done : EXIT.usage;
}

async function unforeseen(problem: unknown, outside: Outside): Promise<ExitCode> {
  await printer(outside).complain({
    what: 'Something went wrong.',
    why: messageOf(problem),
    next: 'Try again; if it happens again, report it with the command that you ran.',
  });
  return EXIT.outside;
}
