import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexAfterMove } from '../src/aria/index-after-move.ts';

describe('an item that is dropped beside another', () => {
  it.each([
    ['a', 'c', true, 2],
    ['a', 'c', false, 1],
    ['c', 'a', false, 0],
    ['c', 'a', true, 1],
    ['a', 'b', false, null],
    ['b', 'a', true, null],
    ['a', 'a', true, null],
    ['a', 'x', true, null],
    ['x', 'a', true, null],
  ])('%s at %s (after it: %s) is at %s', (moved, beside, after, index) => {
    expect(indexAfterMove(['a', 'b', 'c'], moved, beside, after)).toBe(index);
  });

  test.prop([fc.uniqueArray(fc.string(), { minLength: 2 }), fc.nat(), fc.nat(), fc.boolean()])(
    'is its neighbour then',
    (ids, from, to, after) => {
      const [moved = '', beside = ''] = [ids[from % ids.length], ids[to % ids.length]];
      const index = indexAfterMove(ids, moved, beside, after);
      if (index === null) return;
      const order = ids.filter((id) => id !== moved).toSpliced(index, 0, moved);
      expect(order.indexOf(moved) - order.indexOf(beside)).toBe(after ? 1 : -1);
    },
  );
});
