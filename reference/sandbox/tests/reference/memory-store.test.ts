import { describe, expect, it } from 'vitest';
import { createCodeGenerator, createMemoryStore } from '../../api/reference/memory-store.ts';

describe('what is stored', () => {
  it('is the newest thousand, the newest first', () => {
    const stored = createMemoryStore<number>();
    for (let number = 1; number <= 1002; number += 1) stored.save(`${number}`, number);
    expect(stored.list()).toHaveLength(1000);
    expect([stored.list()[0], stored.list().at(-1)]).toEqual([1002, 3]);
    expect([stored.find('2'), stored.find('3')]).toEqual([undefined, 3]);
  });

  it('keeps its place when it changes', () => {
    const stored = createMemoryStore<string>(2);
    stored.save('a', 'first');
    stored.save('b', 'second');
    stored.save('a', 'changed');
    expect(stored.list()).toEqual(['second', 'changed']);
  });

  it('takes any key at all', () => {
    const stored = createMemoryStore<string>();
    expect(stored.find('__proto__')).toBeUndefined();
    stored.save('__proto__', 'mine');
    expect(stored.find('__proto__')).toBe('mine');
  });
});

describe('codes', () => {
  it('are the same for the same seed, and others for another seed or purpose', () => {
    const codes = (seed: number, purpose: string) => {
      const code = createCodeGenerator(seed);
      return [code(purpose, 6), code(purpose, 6), code(purpose, 6)];
    };
    expect(codes(1, 'booking')).toEqual(codes(1, 'booking'));
    expect(new Set([...codes(1, 'booking'), ...codes(2, 'booking'), ...codes(1, 'client')]).size).toBe(9);
  });

  it('leave out the one that is taken', () => {
    const [first, second] = [createCodeGenerator(1), createCodeGenerator(1)];
    const taken = first('booking', 6);
    expect(second('booking', 6, (code) => code === taken)).toBe(first('booking', 6));
  });
});
