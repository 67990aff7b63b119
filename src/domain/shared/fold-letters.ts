/** Letters that are no plain letter with a mark, and what a plain keyboard has for them. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['þ', 'th'],
  ['ة', 'ه'],
  ['ى', 'ي'],
  ['’', "'"],
  ['‐', ' '],
  ['-', ' '],
]);

/**
 * A text as it is compared in a search: in small letters and without marks,
 * "ø" as "o" and "ł" as "l", hyphens as spaces. Two texts that a reader would
 * take for the same word are the same afterwards.
 */
export function foldLetters(text: string): string {
  const marked = text.toLowerCase().normalize('NFD');
  return marked.replaceAll(/\p{M}/gu, '').replaceAll(/[^a-z\d ]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter);
}
