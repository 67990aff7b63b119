import { numberIn } from '../number-in.ts';

/** A whole number between two bounds, or null. */
export function countIn(text: string, lowest: number, highest: number): number | null {
  return /^\d{1,4}$/.test(text) ? numberIn(text, lowest, highest) : null;
}
