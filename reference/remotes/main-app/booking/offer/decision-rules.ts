/** A total divided by its units, such as nights. */
export interface UnitPrice {
  /** To the cent. */
  readonly amount: number;
  /** Whether the amount times the number of units is exactly the total. */
  readonly exact: boolean;
}

/** The price of one unit; `null` if there is only one. */
export function unitPrice(total: number, units: number): UnitPrice | null {
  if (!Number.isInteger(units) || units < 2) return null;
  const amount = Math.round((total * 100) / units) / 100;
  return { amount, exact: Math.round(amount * 100) * units === Math.round(total * 100) };
}

/** The words for scores with their minimum scores, the best first. */
const SCORE_WORDS = [
  [9, 'exceptional'],
  [8, 'veryGood'],
  [7, 'good'],
  [6, 'pleasant'],
] as const;

export type ScoreWord = (typeof SCORE_WORDS)[number][1];

/** A rating out of five as a score out of ten, with its word; no word for a low score. */
export function guestScore(rating: number): { readonly score: number; readonly word: ScoreWord | null } {
  const score = Math.round(Math.min(5, Math.max(0, rating)) * 20) / 10;
  return { score, word: SCORE_WORDS.find(([least]) => score >= least)?.[1] ?? null };
}
