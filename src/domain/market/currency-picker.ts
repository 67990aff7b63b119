import { CURRENCIES, type CurrencyEntry, isChosenEntry } from '@livery/contract/market/currencies';
import type { CurrencyChoice } from '@livery/contract/market/currency-choice';
import { intlLocale, type LanguageCode } from '@livery/contract/market/language';
import type { CurrencyCode } from '@livery/contract/market/money';
import { pairForCurrency } from './currency-pairs.ts';

/** A currency that the platform enables, possibly for one country only. */
export interface EnabledCurrency {
  readonly currency: CurrencyCode;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
}

/**
 * The entries of the picker, in the catalogue's order: each enabled currency for the country named with it, or for all
 * of its countries if none is named. All entries if no currency of the catalogue is enabled, so that the picker is
 * never empty (rules §7, GET /api/admin/country/enableCurrencies).
 * @rule 2.17, 7.7
 */
export function pickerEntries(enabled: readonly EnabledCurrency[]): readonly CurrencyEntry[] {
  const entries = CURRENCIES.filter((entry) => enabled.some((currency) => isEnabledBy(entry, currency)));
  return entries.length > 0 ? entries : CURRENCIES;
}

function isEnabledBy(entry: CurrencyEntry, { currency, country }: EnabledCurrency): boolean {
  if (country === undefined) return entry.currency === currency;
  const pair = pairForCurrency(currency, country);
  return pair !== undefined && isChosenEntry(entry, pair);
}

/**
 * The entry that the picker shows as chosen: that of the choice, else the first with the same currency, else the first
 * entry (United Arab Emirates, AED, if all are enabled). It may differ from the currency that prices are shown in.
 *
 * @param entries the picker's entries, in the catalogue's order
 * @rule 9.5
 */
export function pickerSelection(choice: CurrencyChoice, entries: readonly CurrencyEntry[]): CurrencyEntry {
  const ownEntry = entries.find((entry) => isChosenEntry(entry, choice));
  return ownEntry ?? entries.find(({ currency }) => currency === choice.currency) ?? entries[0] ?? CURRENCIES[0];
}

/**
 * The currencies that travellers of these agencies use most, in the order of the picker, beginning with the catalogue's
 * first.
 */
const POPULAR_CURRENCIES: readonly CurrencyCode[] = [
  'AED',
  'USD',
  'EUR',
  'GBP',
  'CHF',
  'CAD',
  'AUD',
  'JPY',
  'SAR',
  'INR',
];

/** The entries of the picker in two lists. */
export interface PickerOrder {
  /** The preferred entry of each popular currency that is enabled. */
  readonly popular: readonly CurrencyEntry[];
  /** All others, sorted by name as the language does. */
  readonly others: readonly CurrencyEntry[];
}

/**
 * Sorts the entries of the picker for readers of a language.
 *
 * @param entries in the catalogue's order, with names in the language
 */
export function pickerOrder(entries: readonly CurrencyEntry[], language: LanguageCode): PickerOrder {
  const popularCurrencyEntries = POPULAR_CURRENCIES.flatMap(
    (code) => entries.find(({ currency }) => currency === code) ?? [],
  );
  const { compare } = new Intl.Collator(intlLocale(language));
  const otherEntries = entries.filter((entry) => !popularCurrencyEntries.includes(entry));
  return { popular: popularCurrencyEntries, others: otherEntries.toSorted((a, b) => compare(a.name, b.name)) };
}
