import { EMPTY_POLICY_BOOK } from '../../domain/agency/policy-book.ts';
import type { CliPorts } from '../cli-ports.ts';
import { EXIT, type ExitCode, thrownMessage } from '../exit-code.ts';
import { policiesOfEnvironment } from '../session/read-policies.ts';
import { jsonText } from '../terminal/json-text.ts';
import { printer } from '../terminal/print.ts';
import type { BatchContext, LineRule } from './line-rule.ts';
import { type Line, readLines } from './read-lines.ts';

/**
 * Reads lines from stdin and writes one output line for each until the input ends or
 * stdout is closed; respects back-pressure.
 */
export async function runBatch(rule: LineRule, ports: CliPorts): Promise<ExitCode> {
  const policies = await policiesOfEnvironment(ports);
  if (!policies.ok) {
    await printer(ports).printError(policies.error);
    return EXIT.usage;
  }
  const context = {
    policies: policies.value ?? EMPTY_POLICY_BOOK,
    sanitize: rule.sanitizesHtml ? await ports.loadSanitizer() : missingSanitizer,
  };
  for await (const outputs of processLines(ports.stdin, rule, context)) {
    if (!(await ports.stdout.write(outputs))) break;
  }
  return EXIT.ok;
}

function missingSanitizer(): never {
  throw new Error('A rule that cleans HTML must set sanitizesHtml.');
}

/** Processes a stream of lines in their order: after each chunk of input the outputs of the lines that it completed. */
export async function* processLines(
  chunks: AsyncIterable<Uint8Array>,
  rule: LineRule,
  context: BatchContext,
): AsyncGenerator<string> {
  for await (const lines of readLines(chunks)) {
    const outputs = lines.map((line) => `${processLine(line, rule, context)}\n`).join('');
    if (outputs !== '') yield outputs;
  }
}

/**
 * Processes one line into one line of JSON, whatever the line holds: an invalid or
 * empty one gives `{ "error": … }` with a clear message, so that the nth output line always belongs to the nth input line.
 */
export function processLine(line: Line, rule: LineRule, context: BatchContext): string {
  if (line === null) return failure('The line is too long: at most 64 million characters are read');
  if (line.trim() === '') return failure('The line is empty: each line holds one JSON object');
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (problem) {
    return failure(`The line is not JSON: ${thrownMessage(problem)}`);
  }
  try {
    return jsonText(rule.process(value, context));
  } catch (problem) {
    return failure(`The line can't be processed: ${thrownMessage(problem)}`);
  }
}

function failure(message: string): string {
  return jsonText({ error: `${message}.` });
}
