import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type InputLine, readLines } from '../../../src/cli/batch/read-lines.ts';

async function linesOf(chunks: readonly Uint8Array[]): Promise<readonly InputLine[]> {
  async function* stream() {
    yield* chunks;
  }
  const lines: InputLine[] = [];
  for await (const complete of readLines(stream())) lines.push(...complete);
  return lines;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('readLines', () => {
  it.each([
    ['one\ntwo\n', ['one', 'two']],
    ['one\ntwo', ['one', 'two']],
    ['one\r\ntwo\r\n', ['one', 'two']],
    ['\n\none', ['', '', 'one']],
    ['', []],
    ['\n', ['']],
    ['\ufeffone\n', ['one']],
    ['a\u2028b\u2029c\u0085d\re\n', ['a\u2028b\u2029c\u0085d\re']],
  ])('cuts %j at line feeds alone', async (text, lines) => {
    expect(await linesOf([bytesOf(text)])).toEqual(lines);
  });

  it('does not care where the chunks end, be it inside a character', async () => {
    const text = fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '漢', '🛫', ' ') }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 7 }), async (lines, size) => {
        const all = bytesOf(`${lines.join('\n')}\n`);
        const chunks = Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
          all.slice(i * size, (i + 1) * size),
        );
        expect(await linesOf(chunks)).toEqual(lines);
      }),
    );
  });

  it('hands on the lines that a chunk completes before it reads the next chunk', async () => {
    const requestedPaths: string[] = [];
    async function* stream() {
      yield bytesOf('one\ntw');
      requestedPaths.push('the second chunk');
      yield bytesOf('o\n');
    }
    const lines = readLines(stream());
    expect(await lines.next()).toMatchObject({ value: ['one'] });
    expect(requestedPaths).toEqual([]);
  });

  it('reads bytes that are no text as replacement characters', async () => {
    expect(await linesOf([new Uint8Array([0x61, 0xff, 0x0a])])).toEqual(['a\ufffd']);
  });

  it('returns null for a line of more than 64 million characters, and reads on', async () => {
    const chunk = new Uint8Array(1024 * 1024).fill(0x61);
    const lines = await linesOf([...Array<Uint8Array>(65).fill(chunk), bytesOf('\nnext\n')]);
    expect(lines).toEqual([null, 'next']);
  });
});
