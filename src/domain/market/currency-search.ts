import { foldLetters } from '../shared/fold-letters.ts';
import { CURRENCIES, type CurrencyEntry } from './currencies.ts';

/** What each entry is found by, made when it is first searched. */
const keys = new WeakMap<CurrencyEntry, string>();

/**
 * The entries whose name plus currency code holds the text, in their order; all
 * of them for a blank text. Letter case, accents and hyphens don't count
 * ("curacao", "us dollar"). An entry is also found by what its currency is
 * called, one of it or many ("franc", "kroner"), a translated one by its English
 * names too.
 *
 * @param among what the picker lists
 * @see specification §5, currency search
 */
export function currencySearch(text: string, among: readonly CurrencyEntry[] = CURRENCIES): readonly CurrencyEntry[] {
  const wanted = foldLetters(text.trim());
  return among.filter((entry) => keyOf(entry).includes(wanted));
}

function keyOf(entry: CurrencyEntry): string {
  const known = keys.get(entry);
  if (known !== undefined) return known;
  const { name, english = '', currency, currencyName = '', englishCurrencyName = '' } = entry;
  const { currencyPlurals = [] } = entry;
  const names = [name, english, currencyName, englishCurrencyName, ...currencyPlurals].filter((one) => one !== '');
  const key = foldLetters(names.map((one) => `${one} ${currency}`).join('\n'));
  keys.set(entry, key);
  return key;
}
