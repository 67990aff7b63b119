import type { CliCommand } from '../cli-command.ts';

/** The same as `--record` on the command itself. */
export const recordCommand: CliCommand = {
  name: 'record',
  summary: "Runs another command and records the server's responses, without tokens.",
  example: {
    call: 'record session.jsonl -- convert 10 EUR EUR --api http://127.0.0.1:8080',
    prints: '€10.00 ≈ €10.00 (rates of',
  },
  declare(command, { end, runNested }) {
    command
      .argument('<file>', 'the recording, to be replayed with --adapters recorded:<file>')
      .argument('<command...>', 'the command and its options, after --')
      .allowUnknownOption()
      .action(async (file: string, commandsToLoad: readonly string[]) => {
        end(await runNested(withRecordOption(commandsToLoad, file)));
      });
  },
};

/** Adds `--record` at the end of the options, before `--` if there is one. */
function withRecordOption(commandsToLoad: readonly string[], file: string): readonly string[] {
  const end = commandsToLoad.indexOf('--');
  return commandsToLoad.toSpliced(end === -1 ? commandsToLoad.length : end, 0, '--record', file);
}
