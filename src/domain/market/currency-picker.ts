import { CURRENCIES, type CurrencyEntry, isChosenEntry } from '@livery/contract/market/currencies';
import type { CurrencyChoice } from '@livery/contract/market/currency-choice';
import { intlLocale, type LanguageCode } from '@livery/contract/market/language';
import type { CurrencyCode } from '@livery/contract/market/money';
import { pairForCurrency } from './currency-pairs.ts';

/** A currency that the platform enables, perhaps for one country only. */
export interface EnabledCurrency {
  readonly currency: CurrencyCode;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
}

/**
 * The entries of the picker, in the catalogue's order: each enabled currency
 * for the country that is named with it, or for all of its countries if none
 * is. All entries if none that the catalogue has is enabled, so that the picker
 * is never empty (rules §7, GET /api/admin/country/enableCurrencies).
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
 * The entry that the picker shows as chosen: the choice's own, else the first of
 * the same currency, else the first entry (United Arab Emirates, AED, if all
 * are enabled). It is not the currency that prices are shown in.
 *
 * @param entries what the picker lists, in the catalogue's order
 * @rule 9.5
 */
export function pickerSelection(choice: CurrencyChoice, entries: readonly CurrencyEntry[]): CurrencyEntry {
  const own = entries.find((entry) => isChosenEntry(entry, choice));
  return own ?? entries.find(({ currency }) => currency === choice.currency) ?? entries[0] ?? CURRENCIES[0];
}

/** What travellers of these agencies pay with most, in the order of the picker; the catalogue's first entry leads. */
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
  const popular = POPULAR_CURRENCIES.flatMap((code) => entries.find(({ currency }) => currency === code) ?? []);
  const { compare } = new Intl.Collator(intlLocale(language));
  const others = entries.filter((entry) => !popular.includes(entry));
  return { popular, others: others.toSorted((one, other) => compare(one.name, other.name)) };
}
