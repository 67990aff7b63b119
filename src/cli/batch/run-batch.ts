import { EMPTY_POLICY_BOOK } from '../../domain/agency/policy-book.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { jsonText } from '../json-text.ts';
import { messageOf } from '../message-of.ts';
import type { Outside } from '../outside.ts';
import { policiesOfEnvironment } from '../policies-of-environment.ts';
import { printer } from '../print.ts';
import type { BatchContext, LineRule } from './line-rule.ts';
import { type Line, readLines } from './read-lines.ts';

/**
 * Answers the lines of stdin on stdout until they end, or until nobody reads
 * the answers any more; reads no faster than it is read from.
 */
export async function runBatch(rule: LineRule, outside: Outside): Promise<ExitCode> {
  const policies = await policiesOfEnvironment(outside);
  if (!policies.ok) {
    await printer(outside).complain(policies.error);
    return EXIT.usage;
  }
  const context = {
    policies: policies.value ?? EMPTY_POLICY_BOOK,
    clean: rule.cleansHtml ? await outside.loadCleaner() : withoutCleaner,
  };
  for await (const answers of answerLines(outside.stdin, rule, context)) {
    if (!(await outside.stdout.write(answers))) break;
  }
  return EXIT.done;
}

function withoutCleaner(): never {
  throw new Error('A rule that cleans HTML must say so.');
}

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

/**
 * Answers one line with one line of JSON, whatever the line holds: a bad one is
 * answered with `{ "error": … }` in clear words, and so is an empty one, so that
 * the nth answer always belongs to the nth line.
 */
export function answerLine(line: Line, rule: LineRule, context: BatchContext): string {
  if (line === null) return failure('The line is too long: at most 64 million characters are read');
  if (line.trim() === '') return failure('The line is empty: each line holds one JSON object');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (problem) {
    return failure(`The line is not JSON: ${messageOf(problem)}`);
  }
  try {
    return jsonText(rule.answer(value, context));
  } catch (problem) {
    return failure(`The line can't be answered: ${messageOf(problem)}`);
  }
}

function failure(sentence: string): string {
  return jsonText({ error: `${sentence}.` });
}
