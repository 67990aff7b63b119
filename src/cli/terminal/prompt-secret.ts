import type { ReadStream } from 'node:tty';
import { readLines } from '../batch/read-lines.ts';
import type { CliPorts, Output } from '../cli-ports.ts';

const ENTER_KEYS: ReadonlySet<string> = new Set(['\r', '\n', '\u0004']);
const CANCEL_KEY = '\u0003';
const ERASE_KEYS: ReadonlySet<string> = new Set(['\u0008', '\u007f']);

/**
 * Prompts for a line, and doesn't show it while it is typed.
 *
 * @returns the empty text if cancelled
 */
export async function promptSecret(question: string, terminal: ReadStream, stderr: Output): Promise<string> {
  await stderr.write(question);
  terminal.setRawMode(true);
  terminal.resume();
  try {
    return await readHiddenLine(terminal);
  } finally {
    terminal.setRawMode(false);
    terminal.pause();
    await stderr.write('\n');
  }
}

function readHiddenLine(terminal: ReadStream): Promise<string> {
  return new Promise((resolve) => {
    const typedParts: string[] = [];
    const decoder = new TextDecoder();
    const onData = (bytes: Uint8Array) => {
      for (const key of decoder.decode(bytes, { stream: true })) {
        if (ENTER_KEYS.has(key) || key === CANCEL_KEY) {
          terminal.off('data', onData);
          return resolve(key === CANCEL_KEY ? '' : typedParts.join(''));
        }
        if (ERASE_KEYS.has(key)) typedParts.pop();
        else typedParts.push(key);
      }
    };
    terminal.on('data', onData);
  });
}

/**
 * Reads the password to sign in with: from a prompt if stdin is a
 * terminal, else the first line of stdin. It is never shown; empty if
 * there is none.
 */
export async function readPassword({ promptSecret, stdin }: CliPorts): Promise<string> {
  if (promptSecret !== undefined) return promptSecret('Password: ');
  for await (const [line] of readLines(stdin)) {
    if (line !== undefined) return line ?? '';
  }
  return '';
}
