import { createHash } from 'node:crypto';

/** Without letters that are taken for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Letters that nobody guesses from those given out before, the same for the same seed, purpose and count. */
function secretCode(
  of: { readonly seed: number; readonly purpose: string; readonly count: number },
  length: number,
): string {
  const bytes = createHash('sha256').update(`${of.purpose}/${of.seed}/${of.count}`).digest();
  return [...bytes.subarray(0, length)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Gives out codes for a purpose; the next one where one is taken. */
export type CodeBook = (purpose: string, length: number, isTaken?: (code: string) => boolean) => string;

export function openCodeBook(seed: number): CodeBook {
  const counts = new Map<string, number>();
  return (purpose, length, isTaken = () => false) => {
    for (;;) {
      const count = (counts.get(purpose) ?? 0) + 1;
      counts.set(purpose, count);
      const code = secretCode({ seed, purpose, count }, length);
      if (!isTaken(code)) return code;
    }
  };
}
