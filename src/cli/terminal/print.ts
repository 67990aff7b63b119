import Table from 'cli-table3';
import pico from 'picocolors';
import type { CliPorts, Output } from '../cli-ports.ts';
import type { ExitCode } from '../exit-code.ts';
import { jsonText } from './json-text.ts';

/** Characters that start, fill and end the escape sequences of terminals (ECMA-48). */
const ESCAPE_CHARACTER = '\\u001b';
const CONTROL_SEQUENCE = `(?:${ESCAPE_CHARACTER}\\[|\\u009b)[0-?]*[ -/]*[@-~]?`;
const STRING_TERMINATOR = `(?:\\u0007|\\u009c|${ESCAPE_CHARACTER}\\\\)`;
const STRING_SEQUENCE = `(?:${ESCAPE_CHARACTER}[\\]PX^_]|[\\u0090\\u0098\\u009d-\\u009f])[^\\u0007\\u001b\\u009c]*${STRING_TERMINATOR}?`;
const SHORT_SEQUENCE = `${ESCAPE_CHARACTER}[ -/]*[0-~]?`;
const ESCAPE_SEQUENCES = new RegExp([CONTROL_SEQUENCE, STRING_SEQUENCE, SHORT_SEQUENCE].join('|'), 'g');

/** Other control characters, and characters that change the direction of the text after them. */
const CONTROL_CHARACTERS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A text from outside, safe to print in a terminal: it can't move the cursor, change colours or the title, or reorder
 * text. Line breaks and tabs become spaces.
 */
export function safeText(text: string): string {
  return text
    .replace(ESCAPE_SEQUENCES, '')
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .replace(CONTROL_CHARACTERS, '');
}

/** A printed error: what failed, why, and what to do. */
export interface ErrorMessage {
  readonly what: string;
  readonly why: string;
  /** What the reader can do now. */
  readonly next: string;
}

interface PrintedError {
  readonly code: ExitCode;
  readonly message: ErrorMessage;
}

/** An error for programs: `{"error": {what, why?, next}, "exitCode"}` in one line. */
export function errorLine(exitCode: ExitCode, error: Omit<ErrorMessage, 'why'> & Partial<ErrorMessage>): string {
  return `${jsonText({ error, exitCode })}\n`;
}

export type Printer = ReturnType<typeof createPrinter>;

/**
 * Prints a command's output: results to stdout, problems to stderr. Texts from outside are made safe.
 *
 * @param asJson whether errors are printed as one line of JSON, for programs
 */
export function createPrinter({ stdout, stderr, env }: CliPorts, asJson = false) {
  const colours = pico.createColors(supportsColour(stdout, env));
  return {
    /** One JSON document. */
    json: (value: unknown) => stdout.write(`${jsonText(value, 2)}\n`),
    line: (text: string) => stdout.write(`${safeText(text)}\n`),
    /** A heading. */
    title: (text: string) => stdout.write(`${colours.bold(safeText(text))}\n`),
    table: (head: readonly string[], rows: readonly (readonly string[])[]) => {
      const table = new Table({
        head: head.map((title) => colours.bold(safeText(title))),
        style: { head: [], border: [], compact: true },
      });
      for (const row of rows) table.push(row.map(safeText));
      return stdout.write(`${table.toString()}\n`);
    },
    /** One sentence on what is wrong. */
    problem: (sentence: string) =>
      stderr.write(`${pico.createColors(supportsColour(stderr, env)).red(safeText(sentence))}\n`),
    printError: ({ code, message: { what, why, next } }: PrintedError) => {
      if (asJson) return stderr.write(errorLine(code, { what, why, next }));
      const { red } = pico.createColors(supportsColour(stderr, env));
      const [problem, reason, advice] = [what, why, next].map(safeText);
      return stderr.write(`${red(`error: ${problem}`)}\n  Why:  ${reason}\n  Next: ${advice}\n`);
    },
  };
}

function supportsColour(output: Output, env: CliPorts['env']): boolean {
  return output.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb';
}
