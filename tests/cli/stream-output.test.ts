import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { streamOutput } from '../../src/cli/terminal/stream-output.ts';

function failing(code: string): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error(code), { code })) });
}

describe('streamOutput', () => {
  it('waits until the reader has taken what was written', async () => {
    const taken: (() => void)[] = [];
    const output = streamOutput(new Writable({ write: (_chunk, _encoding, done) => taken.push(done) }));
    const written: boolean[] = [];
    const writing = output.write('a').then((more) => written.push(more));
    await Promise.resolve();
    expect(written).toEqual([]);
    taken[0]?.();
    await writing;
    expect(written).toEqual([true]);
  });

  it('says when nobody reads any more, and does not fail', async () => {
    const output = streamOutput(failing('EPIPE'));
    expect(await output.write('a')).toBe(false);
    expect(await output.write('b')).toBe(false);
  });

  it('fails where the device does', async () => {
    await expect(streamOutput(failing('ENOSPC')).write('a')).rejects.toThrow('ENOSPC');
  });
});
