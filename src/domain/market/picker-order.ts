import type { CurrencyEntry } from './currencies.ts';
import { intlLocaleOf, type LanguageCode } from './language.ts';
import type { CurrencyCode } from './money.ts';

/** What travellers of these agencies pay with most, in the order of the picker; the catalogue's first entry leads. */
const POPULAR: readonly CurrencyCode[] = ['AED', 'USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'JPY', 'SAR', 'INR'];

/** The entries of the picker as they are listed. */
export interface PickerOrder {
  /** The preferred entry of each popular currency that is offered. */
  readonly popular: readonly CurrencyEntry[];
  /** All others by their names, as the language sorts them. */
  readonly others: readonly CurrencyEntry[];
}

/**
 * Sorts the entries of the picker for people who read them in a language.
 *
 * @param entries in the catalogue's order, with names in the language
 */
export function pickerOrder(entries: readonly CurrencyEntry[], language: LanguageCode): PickerOrder {
  const popular = POPULAR.flatMap((code) => entries.find(({ currency }) => currency === code) ?? []);
  const { compare } = new Intl.Collator(intlLocaleOf(language));
  const others = entries.filter((entry) => !popular.includes(entry));
  return { popular, others: others.toSorted((one, other) => compare(one.name, other.name)) };
}
