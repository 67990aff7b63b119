import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseText, prefixIndex } from '../../world/geo/prefix-index.ts';

describe('folded', () => {
  it.each([
    ['São Paulo', 'sao paulo'],
    ['Tromsø', 'tromso'],
    ['Łódź', 'lodz'],
    ['Xi’an', 'xian'],
    ['Straße', 'strasse'],
    ['Washington, D.C.', 'washington d c'],
    ['  Al-‘Ulā ', 'al ula'],
    ['İstanbul', 'istanbul'],
    ['الرياض', 'الرياض'],
    ['…', ''],
  ])('compares "%s" as "%s"', (text, plain) => {
    expect(normaliseText(text)).toBe(plain);
  });

  test.prop([fc.string({ unit: 'grapheme' })])(
    'changes nothing the second time',
    (text) => normaliseText(normaliseText(text)) === normaliseText(text),
  );
});

describe('prefixIndex', () => {
  const anyName = fc.stringMatching(/^[ab]{1,3}( [abé]{1,3}){0,2}$/);
  const anyNames = fc.array(fc.array(anyName, { minLength: 1, maxLength: 2 }), { maxLength: 30 });

  test.prop([anyNames, fc.stringMatching(/^[ab]{1,2}( [ab])?$/), fc.nat(8)])(
    'finds exactly the items that have a word from which on they read like what was typed, the best first',
    (names, typed, limit) => {
      const reads = (name: string): boolean => ` ${normaliseText(name)}`.includes(` ${typed}`);
      const expected = names.flatMap((called, rank) => (called.some(reads) ? [rank] : [])).slice(0, limit);
      expect(prefixIndex(() => names)(typed, limit)).toEqual(expected);
    },
  );

  it.each(['', '   ', '—'])('finds nothing when nothing was typed: "%s"', (typed) => {
    expect(prefixIndex(() => [['a']])(typed, 10)).toEqual([]);
  });

  it('reads the names at the first question, and not again', () => {
    let read = 0;
    const search = prefixIndex(() => {
      read += 1;
      return [['one'], ['two']];
    });
    expect(read).toBe(0);
    expect([search('t', 1), search('o', 1), read]).toEqual([[1], [0], 1]);
  });
});
