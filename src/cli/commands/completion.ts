import tab from '@bomb.sh/tab/commander';
import { Argument, Command } from 'commander';
import type { CliCommand, CommandContext } from '../cli-command.ts';

/** The name people call the program by: a function or an alias in their shell. */
const PROGRAM_NAME = 'livery';

/** The printed script calls the program through the hidden subcommand for its suggestions. */
export const completionCommand: CliCommand = {
  name: 'completion',
  summary: 'Prints a script that completes commands and options in your shell.',
  example: { call: 'completion bash', prints: `complete -F __${PROGRAM_NAME}_complete ${PROGRAM_NAME}` },
  declare(command, run) {
    command
      .addArgument(new Argument('<shell>', 'the shell to complete in').choices(['bash', 'zsh', 'fish', 'powershell']))
      .action(async (shell: string) =>
        (await describeCommands(run)).setup(PROGRAM_NAME, `${PROGRAM_NAME} ${command.name()}`, shell),
      );
    command
      .command('complete', { hidden: true })
      .argument('[words...]')
      .action(async (words: string[]) => (await describeCommands(run)).parse(words));
  },
};

/** Describes every command to the library, which prints to the process's stdout. */
async function describeCommands(run: CommandContext) {
  const program = new Command(PROGRAM_NAME);
  for (const { name, summary, declare } of await run.commands()) {
    // The library adds this one itself.
    if (name !== completionCommand.name) declare(program.command(name).description(summary), run);
  }
  return tab(program, { completionCommandName: completionCommand.name });
}
