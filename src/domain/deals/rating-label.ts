import { MOST_STARS, stars } from './stars.ts';

/** The numbers of "4 out of 5". */
export interface RatingLabel {
  readonly stars: number;
  readonly outOf: number;
}

/** A rating as it is read out; `null` where there is none to read. */
export function ratingLabel(rating: number | null): RatingLabel | null {
  const shown = stars(rating);
  return shown === null ? null : { stars: shown, outOf: MOST_STARS };
}
