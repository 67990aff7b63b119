import { CURRENCIES, type CurrencyEntry } from '@livery/contract/market/currencies';

/** The searchable text of each entry, made at its first search. */
const searchKeys = new WeakMap<CurrencyEntry, string>();

/**
 * The entries whose name and currency code contain the text, in their order; all of them for a blank text. Letter case,
 * accents and hyphens are ignored ("curacao", "us dollar"). An entry is also found by the name of its currency, in the
 * singular or plural ("franc", "kroner"), and a translated one by its English names too.
 *
 * @param among the picker's entries
 * @rule 5.4
 */
export function currencySearch(text: string, among: readonly CurrencyEntry[] = CURRENCIES): readonly CurrencyEntry[] {
  const needle = foldLetters(text.trim());
  return among.filter((entry) => searchKey(entry).includes(needle));
}

function searchKey(entry: CurrencyEntry): string {
  const knownSearchKey = searchKeys.get(entry);
  if (knownSearchKey !== undefined) return knownSearchKey;
  const { name, english = '', currency, currencyName = '', englishCurrencyName = '' } = entry;
  const { currencyPlurals = [] } = entry;
  const names = [name, english, currencyName, englishCurrencyName, ...currencyPlurals].filter((one) => one !== '');
  const key = foldLetters(names.map((eachName) => `${eachName} ${currency}`).join('\n'));
  searchKeys.set(entry, key);
  return key;
}

/** Letters that aren't a plain letter with a mark, and what people type instead. */
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
 * The form of a text for comparisons in a search: in lower case and without marks, "ø" as "o" and "ł" as "l", hyphens
 * as spaces. Texts that a reader takes for the same word become equal.
 * @rule 5.4
 */
export function foldLetters(text: string): string {
  const normalisedText = text.toLowerCase().normalize('NFD');
  return normalisedText
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d ]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter);
}
