import type { Command } from 'commander';
import type { LineRule } from './line-rule.ts';

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
