import digits from './currency-digits.json' with { type: 'json' };
import type { CurrencyCode } from './money.ts';

/** More than a page needs at once, and few enough to cache. */
const MAX_CACHED_FORMATTERS = 50;

/** Formatters for amounts, cached: creating one takes twenty times as long as using it. */
export function createFormatterCache() {
  const cache = new Map<string, Intl.NumberFormat>();
  return (locale: string, currency: CurrencyCode, digits = currencyDigits(currency)): Intl.NumberFormat => {
    const key = `${locale} ${currency} ${digits}`;
    const knownFormat = cache.get(key);
    if (knownFormat !== undefined) return knownFormat;
    const formatter = makeFormatter(locale, currency, digits);
    if (cache.size >= MAX_CACHED_FORMATTERS) cache.clear();
    cache.set(key, formatter);
    return formatter;
  };
}

/**
 * Writes an amount as a price in a currency, or, if the code is empty, as a number with two decimals. The formatters
 * are cached, up to a maximum.
 *
 * @param currency three capital letters or the empty text; `Intl` throws for other texts
 * @param digits decimals; by default, the currency's own
 */
export const amountFormatter = createFormatterCache();

function makeFormatter(locale: string, currency: CurrencyCode, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    ...(currency !== '' && { style: 'currency', currency }),
    // The decimals of ISO 4217: `Intl` uses those of the smallest coin for some currencies.
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // No minus sign before an amount that rounds to zero: -0.001 dollars are $0.00.
    signDisplay: 'negative',
  });
}

const digitsByCurrency: ReadonlyMap<CurrencyCode, number> = new Map(Object.entries(digits));

/** How many decimals a currency has in ISO 4217; two if it isn't known. @rule 7.12 */
export function currencyDigits(currency: CurrencyCode): number {
  return digitsByCurrency.get(currency) ?? 2;
}
