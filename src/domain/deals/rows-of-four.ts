/** Cards in a full row of deals (rules §9). */
const CARDS_PER_ROW = 4;

/**
 * Lays deals out as the home page does: the first four in one row, all others
 * in the next, in the order they came (rules §2, home page).
 */
export function rowsOfFour<T>(deals: readonly T[]): { first: readonly T[]; rest: readonly T[] } {
  return { first: deals.slice(0, CARDS_PER_ROW), rest: deals.slice(CARDS_PER_ROW) };
}
