import { type CurrencyChoice, DEFAULT_CURRENCY, PARTNER_CURRENCY } from '@livery/contract/market/currency-choice';
import { because } from '@livery/contract/shared/because';
import { pairForCountry, pairForCurrency } from './currency-pairs.ts';

/** The display currency by each source; all but `partner` are unchecked and untrusted. */
export interface CurrencyCandidates {
  /** The address's `currency` (ISO 4217) and `code` (ISO 3166-1 alpha-2). */
  readonly query: { readonly currency: string | undefined; readonly code: string | undefined };
  readonly stored: CurrencyChoice | undefined;
  /** Whether the agency is the partner, whose site starts in Mexican pesos. */
  readonly partner: boolean;
  /** The currency of the agency's policies; left out if there is none, or if it is unknown. */
  readonly agency?: CurrencyChoice | undefined;
}

/**
 * The display currency: the address's, else the stored one, else the partner's, else that of the agency's policies,
 * else US dollars. Always a pair of the catalogue.
 *
 * - `code` picks one of the countries of `currency`; any other counts as missing, and the preferred country is used.
 * - `code` alone picks that country's currency.
 * - A source whose currency isn't in the catalogue is ignored together with its `code`. Only the address may use lower
 *   case.
 *
 * @rule 2.16, 6.8, 9.5, 9.6
 */
export function resolveCurrency({ query, stored, partner, agency }: CurrencyCandidates): CurrencyChoice {
  const currency = currencyFromQuery(query);
  if (currency !== undefined) return because('2.16', currency);
  const keptCurrencyChoice = knownPair(stored);
  if (keptCurrencyChoice !== undefined) return because('9.5', keptCurrencyChoice);
  if (partner) return because('6.8', PARTNER_CURRENCY);
  const currencyChoice = knownPair(agency);
  return currencyChoice === undefined ? because('9.5', DEFAULT_CURRENCY) : because('6.8', currencyChoice);
}

/**
 * The pair that an address chooses, in any letter case and with blanks around its values; `undefined` if there is none.
 * @rule 2.16
 */
export function currencyFromQuery(query: CurrencyCandidates['query']): CurrencyChoice | undefined {
  const [currency, code] = [parseCode(query.currency), parseCode(query.code)];
  return currency === '' ? pairForCountry(code) : pairForCurrency(currency, code);
}

const parseCode = (value = '') => value.trim().toUpperCase();

function knownPair(choice: CurrencyChoice | undefined): CurrencyChoice | undefined {
  return choice && pairForCurrency(choice.currency, choice.country);
}
