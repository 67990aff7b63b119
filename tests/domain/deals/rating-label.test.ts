import { describe, expect, it } from 'vitest';
import { ratingLabel } from '../../../src/domain/deals/stars.ts';

describe('ratingLabel', () => {
  it('reads a rating of 4.5 as 4 out of 5', () => {
    expect(ratingLabel(4.5)).toEqual({ stars: 4, outOf: 5 });
  });

  it('reads a rating of 0 as 0 out of 5', () => {
    expect(ratingLabel(0)).toEqual({ stars: 0, outOf: 5 });
  });

  it('reads nothing where there is no rating', () => {
    expect(ratingLabel(null)).toBeNull();
  });
});
