import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountBadge } from '../../../src/domain/deals/price-rows.ts';
import { anyFigure } from '../../support/deal-arbitraries.ts';

describe('discountBadge', () => {
  it.each([
    [25, 25],
    [24.6, 25],
    [24.4, 24],
    [0.5, 1],
    [1, 1],
    [100, 100],
    [100.4, 100],
  ])('shows %s as %s %%', (percentage, badge) => {
    expect(discountBadge(percentage)).toBe(badge);
  });

  it.each([null, 0, -0, 0.49, -0.4, -5, 100.5, 101, Number.NaN, Infinity, -Infinity])('has no badge for %s', (told) => {
    expect(discountBadge(told)).toBeNull();
  });

  it('is a whole number from 1 to 100, or nothing, for every figure', () => {
    fc.assert(
      fc.property(anyFigure, (told) => {
        const badge = discountBadge(told);
        expect(badge === null || (Number.isInteger(badge) && badge >= 1 && badge <= 100)).toBe(true);
      }),
    );
  });
});
