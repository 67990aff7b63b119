import type { CurrencyChoice } from '@livery/contract/market/currency-choice';
import type { CurrencyCode } from '@livery/contract/market/money';
import countries from './currency-countries.json' with { type: 'json' };

type CurrencyCountries = readonly [CurrencyCode, readonly string[]];

/**
 * The countries of each currency in the catalogue, the preferred one first: usually the one that the currency code
 * begins with.
 */
const COUNTRIES_BY_CURRENCY: ReadonlyMap<CurrencyCode, readonly string[]> = new Map([
  ...countries.own.split(' ').map((currency): CurrencyCountries => [currency, [currency.slice(0, 2)]]),
  ...Object.entries(countries.others).map(([currency, codes]): CurrencyCountries => [currency, codes.split(' ')]),
]);

/** The pairs of the catalogue by country; no country has two. */
const PAIRS_BY_COUNTRY: ReadonlyMap<string, CurrencyChoice> = new Map(
  [...COUNTRIES_BY_CURRENCY].flatMap(([currency, codes]) => codes.map((country) => [country, { currency, country }])),
);

/**
 * The pair of a currency with one of its countries, or with its preferred one if the country is missing or not one of
 * them; `undefined` for a currency that isn't in the catalogue. Codes must match exactly, in capitals.
 * @rule 3.6, 9.6
 */
export function pairForCurrency(currency: string, country: string | undefined): CurrencyChoice | undefined {
  const countryCodes = COUNTRIES_BY_CURRENCY.get(currency);
  const chosenCountry = countryCodes?.find((code) => code === country) ?? countryCodes?.[0];
  return chosenCountry === undefined ? undefined : { currency, country: chosenCountry };
}

/** The pair of a country (ISO 3166-1 alpha-2, in capitals), if the catalogue has one. @rule 9.6 */
export function pairForCountry(country: string): CurrencyChoice | undefined {
  return PAIRS_BY_COUNTRY.get(country);
}
