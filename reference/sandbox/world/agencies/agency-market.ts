import { languageList } from '@livery/contract/market/language';
import { COUNTRIES, countryName } from '../geo/countries.ts';
import { AGENCY_TABLE } from './agency-table.ts';
import table from './markets.json' with { type: 'json' };

/** @see rules §3, language */
export interface LanguageRecord {
  /** Its name in that language. */
  readonly name: string;
  readonly code: string;
  readonly value: string;
}

export interface EnabledCountryRecord {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
}

export interface EnabledCurrencyRecord {
  /** ISO 4217. */
  readonly currency: string;
  /** The country of the entry, if several use the currency. */
  readonly code: string;
}

/** @see rules §1 */
const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map(
  languageList(undefined).map(({ code, name }) => [code, name]),
);

interface Market {
  readonly languages?: readonly string[];
  readonly countries?: readonly string[];
  readonly currencies?: readonly string[];
}

const MARKETS: ReadonlyMap<string, Market> = new Map<string, Market>(Object.entries(table));

/** The languages of an agency's site: all by default; `chosenLanguages` are those chosen since the start. */
export function agencyLanguages(subdomain: string, chosenLanguages?: readonly string[]): LanguageRecord[] {
  const codes = chosenLanguages ?? MARKETS.get(subdomain)?.languages ?? [...LANGUAGE_NAMES.keys()];
  return codes.map((code) => ({ name: LANGUAGE_NAMES.get(code) ?? code, code, value: code }));
}

/** The countries to which an agency sells; if it names none, all. */
export function agencyCountries(subdomain: string): EnabledCountryRecord[] {
  return (MARKETS.get(subdomain)?.countries ?? []).map((code) => ({ name: countryName(code), code }));
}

/** The currencies in which an agency shows prices; if it names none, all. */
export function agencyCurrencies(subdomain: string): EnabledCurrencyRecord[] {
  return (MARKETS.get(subdomain)?.currencies ?? []).map((pair) => {
    const [currency = '', code = ''] = pair.split(' ');
    return { currency, code };
  });
}

/** Every country in which cars can be rented, by name. */
export const carCountries = (): EnabledCountryRecord[] => COUNTRIES.map(({ name, code }) => ({ name, code }));

/** The payment provider of an agency, as its agency data names it; the default one if it names none. */
export function agencyPaymentGateway(subdomain: string): unknown {
  return AGENCY_TABLE.get(subdomain)?.agency['currentPaymentGateway'] ?? 'stripe';
}
