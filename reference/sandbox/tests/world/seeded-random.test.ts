import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../world/seeded-random.ts';

describe('seededRandom', () => {
  it('repeats itself for a seed, and differs for another', () => {
    const draw = (seed: string): number[] => {
      const random = seededRandom(seed);
      return Array.from({ length: 20 }, () => random.next());
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  test.prop([fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(50)])(
    'stays within its bounds',
    (seed, low, more) => {
      const random = seededRandom(seed);
      const drawn = random.whole(low, low + more);
      expect(Number.isInteger(drawn) && drawn >= low && drawn <= low + more).toBe(true);
      expect(random.next()).toBeLessThan(1);
    },
  );

  test.prop([fc.string(), fc.array(fc.integer())])('shuffles without losing anything', (seed, list) => {
    expect(seededRandom(seed).shuffled(list).toSorted()).toEqual(list.toSorted());
  });

  it('refuses to pick from nothing', () => {
    expect(() => seededRandom('a').pick([])).toThrow(RangeError);
  });
});
