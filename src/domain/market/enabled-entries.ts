import { CURRENCIES, type CurrencyEntry } from './currencies.ts';
import { pairOfCurrency } from './currency-pairs.ts';
import { isEntryOf } from './is-entry-of.ts';
import type { CurrencyCode } from './money.ts';

/** A currency that the platform enables, perhaps for one country only. */
export interface EnabledCurrency {
  readonly currency: CurrencyCode;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | undefined;
}

/**
 * The entries of the picker, in the catalogue's order: each enabled currency for
 * the country that is named with it, or for all of its countries where none is.
 * All entries where nothing is enabled that the catalogue has, for a picker with
 * nothing to pick helps nobody.
 *
 * @see specification §7, GET /api/admin/country/enableCurrencies
 */
export function enabledEntries(enabled: readonly EnabledCurrency[]): readonly CurrencyEntry[] {
  const entries = CURRENCIES.filter((entry) => enabled.some((wanted) => isEnabledBy(entry, wanted)));
  return entries.length > 0 ? entries : CURRENCIES;
}

function isEnabledBy(entry: CurrencyEntry, { currency, country }: EnabledCurrency): boolean {
  if (country === undefined) return entry.currency === currency;
  const pair = pairOfCurrency(currency, country);
  return pair !== undefined && isEntryOf(entry, pair);
}
