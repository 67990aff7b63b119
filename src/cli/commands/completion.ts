import { Argument } from 'commander';
import type { CliCommand } from '../cli-command.ts';
import { bashScript } from '../completion/bash-script.ts';
import { type CompletedCommand, describeCommands } from '../completion/describe-commands.ts';
import { fishScript } from '../completion/fish-script.ts';
import { zshScript } from '../completion/zsh-script.ts';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const satisfies Readonly<
  Record<string, (commands: readonly CompletedCommand[]) => string>
>;

/** The script is whole: a shell that has loaded it doesn't call the program to complete. */
export const completionCommand: CliCommand = {
  name: 'completion',
  summary: 'Prints a script that completes commands and options in your shell.',
  example: { call: 'completion bash', prints: 'complete -F _livery livery' },
  declare(command, run) {
    command
      .addArgument(new Argument('<shell>', 'the shell to complete in').choices(Object.keys(SCRIPTS)))
      .action(async (shell: keyof typeof SCRIPTS) => {
        await run.ports.stdout.write(SCRIPTS[shell](await describeCommands(run)));
      });
  },
};
