/** Stars that a rating is out of (rules §2, home page). */
const MAX_STARS = 5;

/**
 * Whole stars of a rating: its floor, never below 0 or above 5. A deal that is
 * not rated, or whose rating is no finite number, has no stars to show: `null`
 * (rules §2, home page).
 * @rule 2.12, 3.7
 */
export function stars(rating: number | null): number | null {
  if (rating === null || !Number.isFinite(rating)) return null;
  return Math.max(0, Math.min(MAX_STARS, Math.floor(rating)));
}

/** The numbers of "4 out of 5". */
export interface RatingLabel {
  readonly stars: number;
  readonly outOf: number;
}

/** A rating as it is read out; `null` if there is none to read. @rule 3.7 */
export function ratingLabel(rating: number | null): RatingLabel | null {
  const shown = stars(rating);
  return shown === null ? null : { stars: shown, outOf: MAX_STARS };
}
