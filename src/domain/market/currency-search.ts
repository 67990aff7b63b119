import { CURRENCIES, type CurrencyEntry } from './currencies.ts';

/** What each entry is found by, made when it is first searched. */
const keys = new WeakMap<CurrencyEntry, string>();

/**
 * The entries whose name plus currency code holds the text, whatever its letter
 * case, in their order; all of them for a blank text. A name with accents is
 * also found without them ("curacao"), a translated one by its English name too.
 *
 * @param among what the picker lists
 * @see specification §5, currency search
 */
export function currencySearch(text: string, among: readonly CurrencyEntry[] = CURRENCIES): readonly CurrencyEntry[] {
  const wanted = text.trim().toLowerCase();
  return among.filter((entry) => keyOf(entry).includes(wanted));
}

function keyOf(entry: CurrencyEntry): string {
  const known = keys.get(entry);
  if (known !== undefined) return known;
  const names = [entry.name, plain(entry.name), entry.english ?? ''].map((name) => `${name} ${entry.currency}`);
  const key = names.join('\n').toLowerCase();
  keys.set(entry, key);
  return key;
}

/** As it is written with a plain keyboard: without accents, with a straight apostrophe. */
function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
}
