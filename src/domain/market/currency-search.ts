import { CURRENCIES, type CurrencyEntry } from './currencies.ts';

/** What each entry is found by, made when it is first searched. */
const keys = new WeakMap<CurrencyEntry, string>();

/**
 * The entries whose name plus currency code holds the text, whatever its letter
 * case, in their order; all of them for a blank text. A name with accents is
 * also found without them ("curacao").
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
  const key = `${entry.name} ${entry.currency}\n${plain(entry.name)} ${entry.currency}`.toLowerCase();
  keys.set(entry, key);
  return key;
}

/** As it is written with a plain keyboard: without accents, with a straight apostrophe. */
function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'");
}
