import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listPlacement } from '../src/aria/list-placement.ts';

const WINDOW = 800;

test('a list opens below its field where the longest one has room, and above it where it has not', () => {
  expect(listPlacement({ top: 400, bottom: 444 }, WINDOW)).toBe('bottom start');
  expect(listPlacement({ top: 450, bottom: 494 }, WINDOW)).toBe('top start');
});

test('a list stays below its field where there is even less room above', () => {
  expect(listPlacement({ top: 100, bottom: 144 }, 400)).toBe('bottom start');
});

test('a list never opens on the side with less room, unless the longest one fits there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 200, max: 2000 }), (top, height) => {
      const bottom = top + 44;
      const [above, below] = [top, height - bottom];
      const placement = listPlacement({ top, bottom }, height) === 'bottom start' ? below : above;
      expect(placement >= 320 || placement >= Math.max(above, below)).toBe(true);
    }),
  );
});
