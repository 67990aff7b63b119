/**
 * Characters that no address needs, and that programs read differently: controls, blanks other than a plain space,
 * backslashes, invisible and direction-changing characters, characters that look like slashes, halves of surrogate
 * pairs.
 */
const UNSAFE_CHARACTERS =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000\\\u2044\u2215\u2216\u2571\u2572\u27CB\u27CD\u29F5\u29F8\u29F9\u2AFB\u2AFD\uFE68\uFF0F\uFF3C]/u;

/** Whether an address has only characters that all programs read in the same way, and no surrounding blanks. */
export function hasSafeUrlCharacters(address: string): boolean {
  return address === address.trim() && !UNSAFE_CHARACTERS.test(address);
}
