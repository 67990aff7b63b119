import digits from './currency-digits.json' with { type: 'json' };
import type { CurrencyCode } from './money.ts';

/** More than a page ever needs at once, and few enough to cache. */
const MAX_CACHED_FORMATTERS = 50;

/** Formatters for amounts, with a cache: making one costs twenty times what using it does. */
export function createFormatterCache() {
  const cache = new Map<string, Intl.NumberFormat>();
  return (locale: string, currency: CurrencyCode, digits = currencyDigits(currency)): Intl.NumberFormat => {
    const key = `${locale} ${currency} ${digits}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const made = makeFormatter(locale, currency, digits);
    if (cache.size >= MAX_CACHED_FORMATTERS) cache.clear();
    cache.set(key, made);
    return made;
  };
}

/**
 * Writes amounts as prices in a currency, or as bare numbers with two decimals
 * for the empty code, in a locale. Formatters are cached, until there are too
 * many.
 *
 * @param currency three capital letters or none; `Intl` throws at other texts
 * @param digits decimals; by default, the currency's own
 */
export const amountFormatter = createFormatterCache();

function makeFormatter(locale: string, currency: CurrencyCode, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    ...(currency !== '' && { style: 'currency', currency }),
    // ISO 4217's decimals: those of `Intl` follow the smallest coin of some currencies.
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
