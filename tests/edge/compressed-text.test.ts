import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressedText } from '../../src/edge/compressed-text.ts';

/** The window size in the first bits of a brotli stream (RFC 7932, section 9.1), for 128 kB to 16 MB. */
function windowOf([first = 0]: Uint8Array): number {
  const code = (first >> 1) & 0b111;
  return 2 ** (17 + code);
}

describe('compressedText', () => {
  it.each([0, 1, 1000, 131_071, 131_072, 200_000, 5_000_000])('keeps a text of %i characters', async (length) => {
    const text = 'abcdefghij klmnop'.repeat(length).slice(0, length);
    const { body, encoding } = (await compressedText(text)).for('br');
    expect([encoding, brotliDecompressSync(body()).toString() === text]).toEqual(['br', true]);
  });

  it('needs no more memory for a page, here and in the browser, than twice its size', async () => {
    const page = '<p>One of the hotels of this page, with its price</p>'.repeat(3200);
    const stream = (await compressedText(page)).for('br').body();
    expect(windowOf(stream)).toBeGreaterThanOrEqual(page.length);
    expect(windowOf(stream)).toBeLessThan(page.length * 2);
  });
});
