import { test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { ratingLabel, stars } from '../../../src/domain/deals/stars.ts';
import { anyFigure } from '../../support/arbitraries/deal-arbitraries.ts';

// @rule 2.12, 3.7
describe('stars: the floor of the rating, out of 5 (rules 2.12)', () => {
  it.each([
    [0, 0],
    [0.9, 0],
    [1, 1],
    [3.2, 3],
    [4.5, 4],
    [4.999, 4],
    [5, 5],
  ])('shows %s as %s', (rating, starCount) => {
    expect(stars(rating)).toBe(starCount);
  });

  it.each([null, Number.NaN, Infinity, -Infinity])('has none to show for %s', (rating) => {
    expect(stars(rating)).toBeNull();
  });

  test.prop([anyFigure])('is a whole number from 0 to 5, or nothing, for every figure', (rating) =>
    [null, 0, 1, 2, 3, 4, 5].some((starCount) => Object.is(starCount, stars(rating))),
  );
});

// @rule 3.7
describe('ratingLabel', () => {
  it('reads a rating of 4.5 as 4 out of 5', () => {
    expect(ratingLabel(4.5)).toEqual({ stars: 4, outOf: 5 });
  });

  it('reads nothing where there is no rating', () => {
    expect(ratingLabel(null)).toBeNull();
  });
});
