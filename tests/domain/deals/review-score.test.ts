import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hotelReviews, scoreWord } from '../../../src/domain/deals/review-score.ts';

// @rule 3.7
describe('hotelReviews', () => {
  it('is the score with one decimal, and how many have reviewed', () => {
    expect(hotelReviews({ reviewScore: 8.64, reviewCount: 214 })).toEqual({ score: 8.6, count: 214 });
  });

  it('is a score alone where the count is missing or none', () => {
    for (const reviewCount of [undefined, -3, 2.5, Number.NaN]) {
      expect(hotelReviews({ reviewScore: 7, reviewCount })).toEqual({ score: 7, count: null });
    }
  });

  it.each([undefined, -0.1, 10.1, Number.NaN, Number.POSITIVE_INFINITY])(
    'is nothing for the score %d',
    (reviewScore) => {
      expect(hotelReviews({ reviewScore, reviewCount: 3 })).toBeUndefined();
    },
  );

  it('is nothing where nobody has reviewed', () => {
    expect(hotelReviews({ reviewScore: 9, reviewCount: 0 })).toBeUndefined();
  });
});

// @rule 3.7
describe('scoreWord', () => {
  it.each([
    [10, 'exceptional'],
    [9, 'exceptional'],
    [8.9, 'veryGood'],
    [8, 'veryGood'],
    [7, 'good'],
    [6, 'pleasant'],
    [5.9, null],
    [0, null],
  ])('calls %d %s', (score, word) => {
    expect(scoreWord(score)).toBe(word);
  });

  const ORDER = [null, 'pleasant', 'good', 'veryGood', 'exceptional'];
  const anyScore = fc.double({ min: 0, max: 10, noNaN: true });
  test.prop([anyScore, anyScore])('never has a better word for a lower score', (one, other) => {
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    expect(ORDER.indexOf(scoreWord(low))).toBeLessThanOrEqual(ORDER.indexOf(scoreWord(high)));
  });
});
