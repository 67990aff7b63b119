import { EventEmitter } from 'node:events';
import type { ReadStream } from 'node:tty';
import { describe, expect, it } from 'vitest';
import { askSecret } from '../../src/cli/terminal/ask-secret.ts';

/** A terminal on which these keys are pressed, and what was done with it. */
function aTerminal(...keys: string[]) {
  const done: string[] = [];
  const terminal = Object.assign(new EventEmitter(), {
    setRawMode: (raw: boolean) => done.push(raw ? 'silent' : 'as before'),
    resume: () => queueMicrotask(() => keys.forEach((key) => terminal.emit('data', Buffer.from(key)))),
    pause: () => done.push('paused'),
  });
  return { terminal: terminal as unknown as ReadStream, done };
}

async function typed(...keys: string[]) {
  const said: string[] = [];
  const { terminal, done } = aTerminal(...keys);
  const secret = await askSecret('Password: ', terminal, { write: async (text) => said.push(text) > 0 });
  return { secret, said, done, listeners: terminal.listenerCount('data') };
}

describe('askSecret', () => {
  it('reads a line without showing it, and leaves the terminal as it was', async () => {
    expect(await typed('wel', 'comé', '\r')).toEqual({
      secret: 'welcomé',
      said: ['Password: ', '\n'],
      done: ['silent', 'as before', 'paused'],
      listeners: 0,
    });
  });

  it('takes back what was typed wrong', async () => {
    expect((await typed('ab\u007f\u0008\u007fc\n')).secret).toBe('c');
  });

  it('is given nothing by somebody who cancels', async () => {
    expect((await typed('secret', '\u0003')).secret).toBe('');
  });
});
