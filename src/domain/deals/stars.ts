/** The highest rating in stars (rules §2, home page). */
const MAX_STARS = 5;

/**
 * The whole stars of a rating: rounded down, never below 0 or above 5. `null` for a deal that isn't rated, or whose
 * rating isn't a finite number (rules §2, home page).
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

/** A rating for screen readers; `null` if there is none. @rule 3.7 */
export function ratingLabel(rating: number | null): RatingLabel | null {
  const starCount = stars(rating);
  return starCount === null ? null : { stars: starCount, outOf: MAX_STARS };
}
