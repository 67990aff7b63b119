import type { CurrencyEntry } from './currencies.ts';
import type { CurrencyChoice } from './currency-choice.ts';

/** Whether an entry is the one that was chosen. */
export function isEntryOf(entry: CurrencyEntry, { currency, country }: CurrencyChoice): boolean {
  return entry.currency === currency && entry.code === country;
}
