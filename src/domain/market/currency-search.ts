import { CURRENCIES, type CurrencyEntry } from '@livery/contract/market/currencies';

/** What each entry is found by, made when it is first searched. */
const searchKeys = new WeakMap<CurrencyEntry, string>();

/**
 * The entries whose name plus currency code holds the text, in their order; all
 * of them for a blank text. Letter case, accents and hyphens don't count
 * ("curacao", "us dollar"). An entry is also found by what its currency is
 * called, one of it or many ("franc", "kroner"), a translated one by its English
 * names too.
 *
 * @param among what the picker lists
 * @rule 5.4
 */
export function currencySearch(text: string, among: readonly CurrencyEntry[] = CURRENCIES): readonly CurrencyEntry[] {
  const needle = foldLetters(text.trim());
  return among.filter((entry) => searchKey(entry).includes(needle));
}

function searchKey(entry: CurrencyEntry): string {
  const known = searchKeys.get(entry);
  if (known !== undefined) return known;
  const { name, english = '', currency, currencyName = '', englishCurrencyName = '' } = entry;
  const { currencyPlurals = [] } = entry;
  const names = [name, english, currencyName, englishCurrencyName, ...currencyPlurals].filter((one) => one !== '');
  const key = foldLetters(names.map((one) => `${one} ${currency}`).join('\n'));
  searchKeys.set(entry, key);
  return key;
}

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
 * @rule 5.4
 */
export function foldLetters(text: string): string {
  const marked = text.toLowerCase().normalize('NFD');
  return marked.replaceAll(/\p{M}/gu, '').replaceAll(/[^a-z\d ]/g, (letter) => PLAIN_LETTERS.get(letter) ?? letter);
}
