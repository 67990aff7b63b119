import { describe, expect, it } from 'vitest';
import { openCodeBook, openKept } from '../../../sandbox/api/reference/memory-store.ts';

describe('what is kept', () => {
  it('is the newest thousand, the newest first', () => {
    const kept = openKept<number>();
    for (let number = 1; number <= 1002; number += 1) kept.keep(`${number}`, number);
    expect(kept.list()).toHaveLength(1000);
    expect([kept.list()[0], kept.list().at(-1), kept.find('2'), kept.find('3')]).toEqual([1002, 3, undefined, 3]);
  });

  it('keeps its place when it changes', () => {
    const kept = openKept<string>(2);
    kept.keep('a', 'first');
    kept.keep('b', 'second');
    kept.keep('a', 'changed');
    expect(kept.list()).toEqual(['second', 'changed']);
  });

  it('goes by any key at all', () => {
    const kept = openKept<string>();
    expect(kept.find('__proto__')).toBeUndefined();
    kept.keep('__proto__', 'mine');
    expect(kept.find('__proto__')).toBe('mine');
  });
});

describe('codes', () => {
  it('are the same for the same seed, and others for another seed or purpose', () => {
    const codes = (seed: number, purpose: string) => {
      const code = openCodeBook(seed);
      return [code(purpose, 6), code(purpose, 6), code(purpose, 6)];
    };
    expect(codes(1, 'booking')).toEqual(codes(1, 'booking'));
    expect(new Set([...codes(1, 'booking'), ...codes(2, 'booking'), ...codes(1, 'client')]).size).toBe(9);
  });

  it('leave out the one that is taken', () => {
    const [first, second] = [openCodeBook(1), openCodeBook(1)];
    const taken = first('booking', 6);
    expect(second('booking', 6, (code) => code === taken)).toBe(first('booking', 6));
  });
});
