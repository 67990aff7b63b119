import { jsonText } from '../json-text.ts';
import { messageOf } from '../message-of.ts';
import type { BatchContext, LineRule } from './line-rule.ts';
import type { Line } from './read-lines.ts';

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
