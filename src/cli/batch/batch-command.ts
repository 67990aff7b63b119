import { type Command, Option } from 'commander';
import type { CliCommand } from '../cli-command.ts';
import { EXIT_CODES } from '../exit-code.ts';
import type { LineRule } from './line-rule.ts';
import { runBatch } from './run-batch.ts';

interface BatchOptions {
  readonly batch?: boolean;
  readonly json?: boolean;
}

/** A command that only has the form `--batch`. */
export function batchCommand(rule: LineRule): CliCommand {
  return {
    name: rule.name,
    summary: rule.summary,
    declare(command, { ports, end }) {
      const json = new Option(
        '--json',
        'the output is JSON lines anyway; errors of the command are JSON too',
      ).hideHelp();
      addBatchOption(command, rule)
        .addOption(json)
        .action(async ({ batch, json }: BatchOptions) => {
          if (batch !== true) {
            const sample = `echo '${JSON.stringify(rule.example.in)}' | ${ports.program} ${rule.name} --batch`;
            command.error(`error: ${rule.name} needs --batch. Try:\n  ${sample}`, { exitCode: EXIT_CODES.usage });
          }
          end(await runBatch(rule, ports, json));
        });
    },
  };
}

/** Declares `--batch`, and shows a line of input and its output in the help. */
export function addBatchOption(command: Command, { example }: LineRule): Command {
  return command
    .option('--batch', 'read JSON lines from stdin and write one line for each, in order')
    .addHelpText(
      'after',
      [
        '',
        'Input line:',
        `  ${JSON.stringify(example.in)}`,
        'Output line:',
        `  ${JSON.stringify(example.out)}`,
        '',
        'A bad or empty line gives {"error": "…"}; the lines after it are still read. The exit code is 1 where every line failed.',
      ].join('\n'),
    );
}
