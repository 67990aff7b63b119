import { Command } from 'commander';
import type { Run } from '../cli-command.ts';

/** A command as a shell completes it. */
export interface CompletedCommand {
  /** Its words, such as `resort deals`. */
  readonly name: string;
  readonly summary: string;
  /** What may stand at its first place: subcommands, or the choices of its argument. */
  readonly words: readonly string[];
  readonly options: readonly CompletedOption[];
}

export interface CompletedOption {
  /** Such as `--json`. */
  readonly name: string;
  readonly summary: string;
  readonly takesValue: boolean;
  /** What may follow it; empty for anything. */
  readonly choices: readonly string[];
}

/** Every command and its options, as the commands themselves tell them. */
export async function describeCommands(run: Run): Promise<readonly CompletedCommand[]> {
  const commands = await run.commands();
  return commands.flatMap(({ name, summary, declare }) => {
    const command = new Command(name).description(summary);
    declare(command, run);
    return [describe(command), ...command.commands.map((sub) => describe(sub, `${name} ${sub.name()}`))];
  });
}

function describe(command: Command, name = command.name()): CompletedCommand {
  const [argument] = command.registeredArguments;
  return {
    name,
    summary: command.description(),
    words: [...command.commands.map((sub) => sub.name()), ...(argument?.argChoices ?? [])],
    options: [
      ...command.options.map((option) => ({
        name: option.long ?? option.short ?? '',
        summary: option.description,
        takesValue: option.required || option.optional,
        choices: option.argChoices ?? [],
      })),
      { name: '--help', summary: 'shows how it is used', takesValue: false, choices: [] },
    ],
  };
}
