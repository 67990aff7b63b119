import type { HotelDeal } from './hotel-deal.ts';

/** The guests' reviews of a hotel. */
export interface Reviews {
  /** 0 to 10, with one decimal. */
  readonly score: number;
  /** 1 or more; `null` if it isn't known. */
  readonly count: number | null;
}

/** The highest score. */
export const MAX_SCORE = 10;

/**
 * The guests' reviews of a hotel; `undefined` if the score is missing or not 0 to 10, or if there are no reviews.
 * @rule 3.7
 */
export function hotelReviews({
  reviewScore: score,
  reviewCount: count,
}: Pick<HotelDeal, 'reviewScore' | 'reviewCount'>): Reviews | undefined {
  if (score === undefined || !(score >= 0 && score <= MAX_SCORE) || count === 0) return undefined;
  const isCount = count !== undefined && Number.isInteger(count) && count > 0;
  return { score: Math.round(score * 10) / 10, count: isCount ? count : null };
}

/** The words for scores. */
export type ScoreWord = 'exceptional' | 'veryGood' | 'good' | 'pleasant';

const SCORE_WORDS: readonly (readonly [from: number, ScoreWord])[] = [
  [9, 'exceptional'],
  [8, 'veryGood'],
  [7, 'good'],
  [6, 'pleasant'],
];

/** The word for a score; `null` for a low one, which is shown as a number only. @rule 3.7 */
export function scoreWord(score: number): ScoreWord | null {
  return SCORE_WORDS.find(([from]) => score >= from)?.[1] ?? null;
}
