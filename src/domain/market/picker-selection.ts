import { CURRENCIES, type CurrencyEntry } from './currencies.ts';
import type { CurrencyChoice } from './currency-choice.ts';
import { isEntryOf } from './is-entry-of.ts';

/**
 * The entry that the picker shows as chosen: the choice's own, else the first of
 * the same currency, else the first entry (United Arab Emirates, AED, where all
 * are enabled). It says nothing about the currency that prices are shown in.
 *
 * @param entries what the picker lists, in the catalogue's order
 * @see specification §9; readings 1
 */
export function pickerSelection(choice: CurrencyChoice, entries: readonly CurrencyEntry[]): CurrencyEntry {
  const own = entries.find((entry) => isEntryOf(entry, choice));
  return own ?? entries.find(({ currency }) => currency === choice.currency) ?? entries[0] ?? CURRENCIES[0];
}
