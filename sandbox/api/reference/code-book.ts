import { secretCode } from './secret-code.ts';

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
