import { describe, expect, it, vi } from 'vitest';
import { memoizeTexts } from '../../src/edge/memoize-texts.ts';

describe('a function that remembers texts', () => {
  it('reads each of them once', () => {
    const read = vi.fn((text: string) => text.length);
    const length = memoizeTexts((text) => String(read(text)));
    expect([length('ab'), length('ab'), length('abc')]).toEqual(['2', '2', '3']);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('keeps none that is long: a header may have 64 kB', () => {
    const read = vi.fn((text: string) => text.slice(0, 1));
    const first = memoizeTexts(read);
    const long = 'x'.repeat(501);
    expect([first(long), first(long)]).toEqual(['x', 'x']);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
