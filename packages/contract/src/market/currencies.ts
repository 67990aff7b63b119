import type { CurrencyChoice } from '@livery/contract/market/currency-choice';
import type { CurrencyCode } from '@livery/contract/market/money';
import { isNonEmpty, type NonEmpty } from '@livery/contract/shared/non-empty';
import entries from './currencies.json' with { type: 'json' };

/** A country and its currency, as the picker lists them. @rule 3.6 */
export interface CurrencyEntry {
  /** The name of the country: in English, unless it was translated. */
  readonly name: string;
  /** The English name of an entry whose name was translated. */
  readonly english?: string;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly currency: CurrencyCode;
  /** The name of the currency in the language of the page ("US Dollar"), if it was looked up. */
  readonly currencyName?: string;
  /** The English name of a currency whose name was translated. */
  readonly englishCurrencyName?: string;
  /**
   * The plural names of the currency, in the language of the page and in English ("danske kroner", "Danish kroner").
   */
  readonly currencyPlurals?: readonly string[];
  /** The country's flag as an emoji, and the code points of the emoji: "U+1F1E6 U+1F1EA". */
  readonly emoji: string;
  readonly unicode: string;
  /** The flag's path, relative to the site's root: "flags/ae.svg". */
  readonly image: string;
  /** The symbol as written in English: "$". */
  readonly symbol: string;
}

const catalogue: readonly CurrencyEntry[] = entries;
if (!isNonEmpty(catalogue))
  throw new Error('The currency catalogue is empty: run scripts/make/make-currency-catalogue.mjs.');

/**
 * The currency catalogue, by currency code; if several countries share a currency, the preferred country is first. Only
 * for the picker: `currency-pairs.ts` knows the pairs without it (rules §3, currency entry).
 * @rule 3.6, 9.5
 */
export const CURRENCIES: NonEmpty<CurrencyEntry> = catalogue;

/** Whether an entry is the chosen one. */
export function isChosenEntry(entry: CurrencyEntry, { currency, country }: CurrencyChoice): boolean {
  return entry.currency === currency && entry.code === country;
}
