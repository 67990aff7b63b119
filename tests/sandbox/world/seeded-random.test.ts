import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../sandbox/world/seeded-random.ts';
import { checkProperty } from '../../support/check-property.ts';

describe('seededRandom', () => {
  it('repeats itself for a seed, and differs for another', () => {
    const draw = (seed: string): number[] => {
      const random = seededRandom(seed);
      return Array.from({ length: 20 }, () => random.next());
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('stays within its bounds', () => {
    checkProperty([fc.string(), fc.integer({ min: -50, max: 50 }), fc.nat(50)], (seed, low, more) => {
      const random = seededRandom(seed);
      const drawn = random.whole(low, low + more);
      expect(Number.isInteger(drawn) && drawn >= low && drawn <= low + more).toBe(true);
      expect(random.next()).toBeLessThan(1);
    });
  });

  it('shuffles without losing anything', () => {
    checkProperty([fc.string(), fc.array(fc.integer())], (seed, list) => {
      expect(seededRandom(seed).shuffled(list).toSorted()).toEqual(list.toSorted());
    });
  });

  it('refuses to pick from nothing', () => {
    expect(() => seededRandom('a').pick([])).toThrow(RangeError);
  });
});
