/** Marks that only direct the reading: bidirectional ones, joiners, the soft hyphen. */
const INVISIBLE_CHARACTERS = /\p{Cf}/gu;
const DIGIT = /\p{Nd}/gu;
const DASH = /[\p{Pd}\u2212]/gu;

/**
 * A text with the digits and dashes of every script as the ASCII ones, full-width characters as the usual ones, and
 * without invisible marks: what people type and agencies write as a number, `‏٠٥٠‑١٢٣٤` as `050-1234`.
 *
 * Blanks around it are left out; all else stays.
 */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(INVISIBLE_CHARACTERS, '').replace(DIGIT, asciiDigit).replace(DASH, '-').trim();
}

/** Unicode has the ten digits of a script in a row, some scripts two rows of them. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/^\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
