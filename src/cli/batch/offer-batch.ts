import type { Command } from 'commander';
import type { LineRule } from './line-rule.ts';

/** Tells commander of `--batch`, and shows in the help one line that goes in and what comes out. */
export function offerBatch(command: Command, { example }: LineRule): Command {
  return command
    .option('--batch', 'answer JSON lines from stdin, one line out for each, in order')
    .addHelpText(
      'after',
      [
        '',
        'A line in:',
        `  ${JSON.stringify(example.in)}`,
        'A line out:',
        `  ${JSON.stringify(example.out)}`,
        '',
        'A bad or empty line is answered with {"error": "…"} and stops nothing; the exit code is 0 all the same.',
      ].join('\n'),
    );
}
