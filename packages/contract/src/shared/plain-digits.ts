/** Invisible formatting characters: bidirectional marks, joiners, the soft hyphen. */
const INVISIBLE_CHARACTERS = /\p{Cf}/gu;
const DIGIT = /\p{Nd}/gu;
const DASH = /[\p{Pd}\u2212]/gu;

/**
 * Normalises a number that a visitor or an agency wrote: digits and dashes of every script become ASCII, full-width
 * characters normal ones, and invisible marks are removed: `‏٠٥٠‑١٢٣٤` becomes `050-1234`.
 *
 * Blanks around it are removed; everything else stays.
 */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE_CHARACTERS, '').replace(DIGIT, asciiDigit).replace(DASH, '-').trim();
}

/** Unicode has the ten digits of a script in a row; some scripts have two such rows. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
