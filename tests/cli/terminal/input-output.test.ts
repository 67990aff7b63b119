import { EventEmitter } from 'node:events';
import { Writable } from 'node:stream';
import type { ReadStream } from 'node:tty';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CliPorts } from '../../../src/cli/cli-ports.ts';
import { createTimeLimit } from '../../../src/cli/session/time-limit.ts';
import { showProgress } from '../../../src/cli/terminal/progress.ts';
import { promptSecret } from '../../../src/cli/terminal/prompt-secret.ts';
import { streamOutput } from '../../../src/cli/terminal/stream-output.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

function watchOutput({
  out = true,
  err = true,
  env = {},
}: {
  out?: boolean;
  err?: boolean;
  env?: CliPorts['env'];
} = {}) {
  const printedLines: string[] = [];
  const output = (name: string, isTTY: boolean) => ({
    isTTY,
    write: async (text: string) => printedLines.push(`${name} ${text}`) > 0,
  });
  const unexpected = async () => {
    throw new Error('This is not expected to be called.');
  };
  const ports: CliPorts = {
    stdin: (async function* () {})(),
    stdout: output('out', out),
    stderr: output('err', err),
    program: 'livery',
    version: '1.2.3',
    timeLimit: createTimeLimit(20_000),
    env,
    openSession: unexpected,
    openModule: unexpected,
    openDiagnosis: unexpected,
    demoPeople: unexpected,
    readText: unexpected,
    loadSanitizer: unexpected,
  };
  return { ports, printed: printedLines };
}

describe('showProgress', () => {
  it('shows no progress for what takes less than half a second', async () => {
    const { ports, printed } = watchOutput();
    const progress = showProgress(ports, { quiet: false });
    vi.advanceTimersByTime(499);
    await progress.stop();
    vi.advanceTimersByTime(10_000);
    expect(printed).toEqual([]);
  });

  it('turns on stderr from then on, and is gone before the first word', async () => {
    const { ports, printed } = watchOutput();
    const progress = showProgress(ports, { quiet: false });
    vi.advanceTimersByTime(650);
    expect(printed).toEqual([
      expect.stringContaining(' Waiting for a response …'),
      expect.stringContaining(' Waiting for a response …'),
    ]);
    expect(printed[0]).not.toBe(printed[1]);
    await progress.ports.stdout.write('done\n');
    vi.advanceTimersByTime(10_000);
    await progress.stop();
    expect(printed.slice(2)).toEqual(['err \r\u001b[K', 'out done\n']);
  });

  it.each([
    [{ out: false }, false],
    [{ err: false }, false],
    [{ env: { TERM: 'dumb' } }, false],
    [{}, true],
  ])('is not shown to programs: %j, quiet: %s', (around, quiet) => {
    const { ports, printed } = watchOutput(around);
    showProgress(ports, { quiet });
    vi.advanceTimersByTime(10_000);
    expect(printed).toEqual([]);
  });
});

function failingStream(code: string): Writable {
  return new Writable({ write: (_chunk, _encoding, callback) => callback(Object.assign(new Error(code), { code })) });
}

describe('streamOutput', () => {
  it('waits until the reader has taken what was written', async () => {
    const takenActions: (() => void)[] = [];
    const output = streamOutput(new Writable({ write: (_chunk, _encoding, callback) => takenActions.push(callback) }));
    const writeResults: boolean[] = [];
    const writing = output.write('a').then((more) => writeResults.push(more));
    await Promise.resolve();
    expect(writeResults).toEqual([]);
    takenActions[0]?.();
    await writing;
    expect(writeResults).toEqual([true]);
  });

  it('reports that stdout is closed, and does not fail', async () => {
    const output = streamOutput(failingStream('EPIPE'));
    expect(await output.write('a')).toBe(false);
    expect(await output.write('b')).toBe(false);
  });

  it('fails where the device does', async () => {
    await expect(streamOutput(failingStream('ENOSPC')).write('a')).rejects.toThrow('ENOSPC');
  });
});

/** A terminal on which these keys are pressed, and a record of its use. */
function aTerminal(...keys: string[]) {
  const doneSteps: string[] = [];
  const terminal = Object.assign(new EventEmitter(), {
    setRawMode: (raw: boolean) => doneSteps.push(raw ? 'silent' : 'as before'),
    resume: () => queueMicrotask(() => keys.forEach((key) => terminal.emit('data', Buffer.from(key)))),
    pause: () => doneSteps.push('paused'),
  });
  return { terminal: terminal as unknown as ReadStream, done: doneSteps };
}

async function typeSecret(...keys: string[]) {
  const printedLines: string[] = [];
  const { terminal, done } = aTerminal(...keys);
  const secret = await promptSecret('Password: ', terminal, { write: async (text) => printedLines.push(text) > 0 });
  return { secret, printed: printedLines, done, listeners: terminal.listenerCount('data') };
}

describe('promptSecret', () => {
  it('reads a line without showing it, and leaves the terminal as it was', async () => {
    expect(await typeSecret('wel', 'comé', '\r')).toEqual({
      secret: 'welcomé',
      printed: ['Password: ', '\n'],
      done: ['silent', 'as before', 'paused'],
      listeners: 0,
    });
  });

  it('takes back what was typed wrong', async () => {
    expect((await typeSecret('ab\u007f\u0008\u007fc\n')).secret).toBe('c');
  });

  it('returns nothing after a cancellation', async () => {
    expect((await typeSecret('secret', '\u0003')).secret).toBe('');
  });
});
