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
  ])('%s at %s (after it: %s) is at %s', (movedId, beside, after, index) => {
    expect(indexAfterMove(['a', 'b', 'c'], movedId, beside, after)).toBe(index);
  });

  test.prop([fc.uniqueArray(fc.string(), { minLength: 2 }), fc.nat(), fc.nat(), fc.boolean()])(
    'is its neighbour then',
    (ids, from, to, after) => {
      const [movedId = '', beside = ''] = [ids[from % ids.length], ids[to % ids.length]];
      const index = indexAfterMove(ids, movedId, beside, after);
      if (index === null) return;
      const order = ids.filter((id) => id !== movedId).toSpliced(index, 0, movedId);
      expect(order.indexOf(movedId) - order.indexOf(beside)).toBe(after ? 1 : -1);
    },
  );
});
