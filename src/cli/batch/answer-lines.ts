import { answerLine } from './answer-line.ts';
import type { BatchContext, LineRule } from './line-rule.ts';
import { readLines } from './read-lines.ts';

/** Answers a stream of lines in their order: after each chunk of input the answers to the lines that it completed. */
export async function* answerLines(
  chunks: AsyncIterable<Uint8Array>,
  rule: LineRule,
  context: BatchContext,
): AsyncGenerator<string> {
  for await (const lines of readLines(chunks)) {
    const answers = lines.map((line) => `${answerLine(line, rule, context)}\n`).join('');
    if (answers !== '') yield answers;
  }
}
