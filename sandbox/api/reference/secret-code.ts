import { createHash } from 'node:crypto';

/** Without letters that are taken for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Letters that nobody guesses from those given out before, the same for the same seed, purpose and count. */
export function secretCode(
  of: { readonly seed: number; readonly purpose: string; readonly count: number },
  length: number,
): string {
  const bytes = createHash('sha256').update(`${of.purpose}/${of.seed}/${of.count}`).digest();
  return [...bytes.subarray(0, length)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
