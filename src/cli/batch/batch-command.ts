import { type Command, Option } from 'commander';
import type { CliCommand } from '../cli-command.ts';
import { EXIT } from '../exit-code.ts';
import type { LineRule } from './line-rule.ts';
import { runBatch } from './run-batch.ts';

/** A command that has no other form than `--batch`. */
export function batchCommand(rule: LineRule): CliCommand {
  return {
    name: rule.name,
    summary: rule.summary,
    declare(command, { outside, end }) {
      const json = new Option('--json', 'answers are JSON lines anyway').hideHelp();
      offerBatch(command, rule)
        .addOption(json)
        .action(async ({ batch }: { readonly batch?: boolean }) => {
          if (batch !== true) {
            const sample = `echo '${JSON.stringify(rule.example.in)}' | npm run -s cli -- ${rule.name} --batch`;
            command.error(`error: ${rule.name} only answers lines. Try:\n  ${sample}`, { exitCode: EXIT.usage });
          }
          end(await runBatch(rule, outside));
        });
    },
  };
}

/** Tells commander of `--batch`, and shows in the help one line that goes in and what comes out. */
export function offerBatch(command: Command, { example }: LineRule): Command {
  return command
    .option('--batch', 'read JSON lines from stdin and answer each with one line, in order')
    .addHelpText(
      'after',
      [
        '',
        'A line in:',
        `  ${JSON.stringify(example.in)}`,
        'A line out:',
        `  ${JSON.stringify(example.out)}`,
        '',
        'A bad or empty line is answered with {"error": "…"} and the lines after it are still read; the exit code is still 0.',
      ].join('\n'),
    );
}
