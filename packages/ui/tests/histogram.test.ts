import { test } from '@fast-check/vitest';
import { histogramCounts } from '@livery/ui/histogram-of';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it('a histogram counts values in equal steps, the greatest in the last', () => {
  expect(histogramCounts([0, 1, 4.9, 5, 10], 0, 10, 2)).toEqual([3, 2]);
  expect(histogramCounts([-1, 11, Number.NaN, 3], 0, 10, 2)).toEqual([1, 0]);
  expect(histogramCounts([7, 7], 7, 7, 3)).toEqual([2, 0, 0]);
});

const anyValue = fc.double({ min: -50, max: 150, noNaN: true });

test.prop([
  fc.array(anyValue),
  fc.integer({ min: 0, max: 50 }),
  fc.integer({ min: 0, max: 50 }),
  fc.integer({ min: 1, max: 40 }),
])('a histogram counts each value within its ends once', (values, min, span, steps) => {
  const counts = histogramCounts(values, min, min + span, steps);
  expect(counts).toHaveLength(steps);
  const within = values.filter((value) => value >= min && value <= min + span);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(within.length);
});
