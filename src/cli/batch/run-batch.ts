import { EMPTY_POLICY_BOOK } from '../../domain/agency/policy-book.ts';
import type { CliPorts } from '../cli-ports.ts';
import { EXIT_CODES, type ExitCode, thrownMessage } from '../exit-code.ts';
import { policiesOfEnvironment } from '../session/read-policies.ts';
import { jsonText } from '../terminal/json-text.ts';
import { createPrinter } from '../terminal/print.ts';
import type { BatchContext, LineRule } from './line-rule.ts';
import { type InputLine, readLines } from './read-lines.ts';

/**
 * Reads lines from stdin and writes one output line for each until the input ends or stdout is closed; waits if stdout
 * is slower.
 *
 * @returns `refused` if there were lines and every one failed
 */
export async function runBatch(rule: LineRule, ports: CliPorts, asJson = false): Promise<ExitCode> {
  const policies = await policiesOfEnvironment(ports);
  if (!policies.ok) {
    await createPrinter(ports, asJson).printError({ code: EXIT_CODES.usage, message: policies.error });
    return EXIT_CODES.usage;
  }
  const context = {
    policies: policies.value ?? EMPTY_POLICY_BOOK,
    sanitize: rule.sanitizesHtml ? await ports.loadSanitizer() : throwMissingSanitizer,
  };
  let [someDone, someFailed] = [false, false];
  for await (const results of processLines(ports.stdin, rule, context)) {
    for (const { failed } of results) {
      someFailed ||= failed;
      someDone ||= !failed;
    }
    if (!(await ports.stdout.write(results.map(({ text }) => `${text}\n`).join('')))) break;
  }
  return someFailed && !someDone ? EXIT_CODES.refused : EXIT_CODES.ok;
}

function throwMissingSanitizer(): never {
  throw new Error('A rule that cleans HTML must set sanitizesHtml.');
}

/** The output line of an input line, and whether it is an error. */
interface LineResult {
  readonly text: string;
  readonly failed: boolean;
}

/**
 * Processes a stream of lines in order: after each chunk of input it yields the results of the lines that are complete.
 */
export async function* processLines(
  chunks: AsyncIterable<Uint8Array>,
  rule: LineRule,
  context: BatchContext,
): AsyncGenerator<readonly LineResult[]> {
  for await (const lines of readLines(chunks)) {
    if (lines.length > 0) yield lines.map((line) => processLine(line, rule, context));
  }
}

/**
 * Turns one line into one line of JSON, even an invalid or empty one, which gives `{ "error": … }` with a message: so
 * the nth output line always belongs to the nth input line.
 */
export function processLine(line: InputLine, rule: LineRule, context: BatchContext): LineResult {
  if (line === null) return failedLine('The line is too long: at most 64 million characters are read');
  if (line.trim() === '') return failedLine('The line is empty: each line holds one JSON object');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (problem) {
    return failedLine(`The line is not JSON: ${thrownMessage(problem)}`);
  }
  try {
    const result = rule.process(value, context);
    return { text: jsonText(result), failed: 'error' in result };
  } catch (problem) {
    return failedLine(`The line can't be processed: ${thrownMessage(problem)}`);
  }
}

function failedLine(message: string): LineResult {
  return { text: jsonText({ error: `${message}.` }), failed: true };
}
