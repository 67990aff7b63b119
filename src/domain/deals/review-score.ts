import type { HotelDeal } from './hotel-deal.ts';

/** What guests think of a hotel. */
export interface Reviews {
  /** 0 to 10, with one decimal. */
  readonly score: number;
  /** 1 or more; `null` if it isn't known. */
  readonly count: number | null;
}

/** Points that a score is out of. */
export const MAX_SCORE = 10;

/**
 * What guests think of a hotel; `undefined` if the score is missing or none of 0 to 10, or if nobody has reviewed.
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

/** What a score is called. */
export type ScoreWord = 'exceptional' | 'veryGood' | 'good' | 'pleasant';

const SCORE_WORDS: readonly (readonly [from: number, ScoreWord])[] = [
  [9, 'exceptional'],
  [8, 'veryGood'],
  [7, 'good'],
  [6, 'pleasant'],
];

/** The word of a score; `null` for a low one, whose number says enough. @rule 3.7 */
export function scoreWord(score: number): ScoreWord | null {
  return SCORE_WORDS.find(([from]) => score >= from)?.[1] ?? null;
}
